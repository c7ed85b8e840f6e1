import type { Clock } from '../../views/clock.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { startAcknowledgement } from './acknowledgement.ts'
import { startBars } from './bars.ts'
import { startHeader } from './header.ts'
import { loadColours } from './load-colours.ts'
import { loadHeroes } from './load-heroes.ts'
import { startMenu } from './menu.ts'
import { preparePrints } from './prints.ts'
import { shapeDialogs } from './shape-dialogs.ts'
import { startWayBack } from './way-back.ts'

/** `clock` and `zone` are the festival's. */
export function startShell(
  navigation: Navigation,
  clock: Clock,
  { zone, isPreview }: { readonly zone: string; readonly isPreview: boolean },
): void {
  // First, because it changes the height of the page.
  startWayBack(navigation)
  startHeader(navigation)
  loadColours(navigation)
  startMenu(navigation)
  startAcknowledgement(navigation, !isPreview)
  startBars(navigation)
  loadHeroes(navigation)
  preparePrints(clock, zone)
  shapeDialogs()
}
