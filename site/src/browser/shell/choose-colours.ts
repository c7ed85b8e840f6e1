import { DEFAULT_THEME } from 'contract/rules/theme.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { Payload, Properties } from '../payload.ts'
import { chosenColours, keepColours, type Colours } from './chosen-colours.ts'
import { deviceIsDark, isDarkWanted, paintDark, paintLight, servedDark } from './colours.ts'

/** Paints in the chosen colours from now on, and keeps the choice. */
export type ChooseColours = (chosen: Colours) => void

/**
 * The choice of light or dark in the menu (spec/behaviour §37.2). It is started after the header, because the header
 * takes its state from each page, and the choice comes after that. `shell`: of the page that is shown, if a navigation
 * has brought it.
 */
export function startColours(
  { subscribe }: Pick<Navigation, 'subscribe'>,
  shell: Payload['shell'] | undefined,
): ChooseColours {
  let dark = shell ? shell.dark : servedDark()
  /** Undefined: those of the document's own style sheet. */
  let light: Properties | undefined = shell?.properties
  let colours = chosenColours()

  const paint = () => {
    markChosen(colours)
    if (dark && isDarkWanted(colours)) return paintDark(dark)
    if (document.documentElement.dataset['dark'] === undefined) return
    // A page with colours of its own has them already: a navigation brought them.
    if (dark) paintLight(light ?? withoutValues(dark), DEFAULT_THEME.backgroundColor)
    else delete document.documentElement.dataset['dark']
  }
  const read = () => {
    colours = chosenColours()
    paint()
  }

  deviceIsDark().addEventListener('change', paint)
  // Another tab has chosen, or this page comes back as it was left.
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
