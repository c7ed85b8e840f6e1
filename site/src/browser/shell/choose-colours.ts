import { DEFAULT_THEME } from 'contract/rules/theme.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { Payload, Properties } from '../payload.ts'
import { chosenColours, keepColours, type Colours } from './chosen-colours.ts'
import { darkDevice, isDarkWanted, paintDark, paintLight, servedDark } from './colours.ts'

/** Stores the choice too. */
export type ChooseColours = (chosen: Colours) => void

/**
 * Start it after the header, which takes its state from each page before the choice is applied (spec/behaviour §37.2).
 * `shell` belongs to the shown page, if a navigation has brought that page.
 */
export function startColours(
  { subscribe }: Pick<Navigation, 'subscribe'>,
  shell: Payload['shell'] | undefined,
): ChooseColours {
  let dark = shell ? shell.dark : servedDark()
  /** Undefined means the colours of the document's own style sheet. */
  let light: Properties | undefined = shell?.properties
  let colours = chosenColours()

  const paint = () => {
    markChosen(colours)
    if (dark && isDarkWanted(colours)) return paintDark(dark)
    if (document.documentElement.dataset['dark'] === undefined) return
    // A page with its own colours already has them, because the navigation has set them.
    if (dark) paintLight(light ?? withoutValues(dark), DEFAULT_THEME.backgroundColor)
    else delete document.documentElement.dataset['dark']
  }
  const read = () => {
    colours = chosenColours()
    paint()
  }

  darkDevice().addEventListener('change', paint)
  // Another tab may have changed the choice, and a page from the back/forward cache may have missed a change.
  addEventListener('storage', read)
  addEventListener('pageshow', ({ persisted }) => persisted && read())
  subscribe({
    shown({ payload }) {
      if (!payload) return
      ;({ dark, properties: light } = payload.shell)
      paint()
    },
  })
  paint()
  return (chosen) => {
    colours = chosen
    keepColours(colours)
    paint()
  }
}

function withoutValues(properties: Properties): Properties {
  return Object.fromEntries(Object.keys(properties).map((name) => [name, null]))
}

function markChosen(colours: Colours): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-colours]')) {
    button.ariaPressed = String(button.dataset['colours'] === colours)
  }
}
