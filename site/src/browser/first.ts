/** What every page runs first: small, and waiting for nothing. */
import type * as Entry from './entry.ts'
import { openAcknowledgement } from './shell/open-acknowledgement.ts'
import { whenDrawn } from './when-drawn.ts'

/** Logged before the error; the served page stays (spec/asked §8). It stands here, for nothing else may come first. */
const MOUNT_FAILED = 'Error while mounting app:'

/** Of the page that the document holds. */
const { pathname, search } = location

async function mount(): Promise<void> {
  await whenDrawn(document)
  const entry = document.querySelector('script[data-entry]')?.getAttribute('data-entry')
  // Built by itself, it knows the application only by its address (decision 041).
  const { start } = (await import(/* @vite-ignore */ entry ?? '')) as typeof Entry
  start(pathname + search)
}

openAcknowledgement(document)
mount().catch((error: unknown) => console.error(MOUNT_FAILED, error))
