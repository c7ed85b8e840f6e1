/** What every page runs first: small, and waiting for nothing of the application. */
import { whenDrawn } from './browser/when-drawn.ts'
import { preloadLater } from './later-modules.ts'
import { openAcknowledgement } from './shell/open-acknowledgement.ts'

/** Logged before the error; the served page stays (spec/asked §8). It stands here, for nothing else may come first. */
const MOUNT_FAILED = 'Error while mounting app:'

/** Of the page that the document holds. */
const { pathname, search } = location

async function mount(): Promise<void> {
  await whenDrawn(document)
  preloadLater(document)
  const { start } = await import('./hydrate.tsx')
  await start(pathname + search)
}

openAcknowledgement(document)
mount().catch((error: unknown) => console.error(MOUNT_FAILED, error))
