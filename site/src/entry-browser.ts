/** What every page runs first: small, and waiting for nothing of the application. */
import { openAcknowledgement } from './shell/open-acknowledgement.ts'

async function mount(): Promise<void> {
  const { start } = await import('./hydrate.tsx')
  await start()
}

openAcknowledgement(document)
mount().catch((error: unknown) => console.error('Error while mounting app:', error))
