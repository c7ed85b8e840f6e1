/**
 * The first script of every page. It opens the acknowledgement of a first visit and applies dark colours at once;
 * it starts the application when the page is drawn.
 */
import { MOUNT_FAILED } from 'contract/rules/error-messages.ts'
import type * as Entry from './entry.ts'
import { chosenColours } from './shell/chosen-colours.ts'
import { isDarkWanted, paintDark, servedDark } from './shell/colours.ts'
import { openFirstAcknowledgement } from './shell/first-acknowledgement.ts'
import { whenDrawn } from './when-drawn.ts'

/** The address that this document was requested for. */
const { pathname, search } = location
/** Once loaded, the application presses it again (`early-presses.ts`). */
let pressed: Element | undefined
const notePress = ({ target }: Event) => {
  if (target instanceof Element) pressed = target
}

async function mount(): Promise<void> {
  await whenDrawn(document)
  const entry = document.querySelector('script[data-entry]')?.getAttribute('data-entry')
  // This file is built separately (`site/vite-config.ts`), so it finds the application by its address.
  const { start } = (await import(/* @vite-ignore */ entry ?? '')) as typeof Entry
  document.removeEventListener('click', notePress)
  start(pathname + search, pressed)
}

document.addEventListener('click', notePress)
// This comes before the acknowledgement, because the dialog takes its colours from the page.
const dark = servedDark()
if (dark && isDarkWanted(chosenColours())) paintDark(dark)
openFirstAcknowledgement(document)
mount().catch((error: unknown) => console.error(MOUNT_FAILED, error))
