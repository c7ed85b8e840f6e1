import type { Navigation } from '../navigation/navigation.ts'
import type { Payload } from '../payload.ts'
import type { ChooseColours } from './choose-colours.ts'
import { chosenColours, type Colours } from './chosen-colours.ts'

/** The script is loaded once a choice is stored or made: most visitors never make one (spec/behaviour §37.2). */
export function loadColours(navigation: Pick<Navigation, 'subscribe'>): void {
  let shell: Payload['shell'] | undefined
  let loading: Promise<ChooseColours> | undefined

  async function load(): Promise<ChooseColours> {
    const { startColours } = await import('./choose-colours.ts')
    return startColours(navigation, shell)
  }

  function loadThen(act: (choose: ChooseColours) => void): void {
    loading ??= load()
    // A press after a failure tries again.
    loading.then(act, () => (loading = undefined))
  }

  const loadIfChosen = () => {
    if (chosenColours() !== 'light') loadThen(() => undefined)
  }

  navigation.subscribe({
    shown({ payload }) {
      shell = payload?.shell ?? shell
    },
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-colours]')
    // The server writes only the three values of `Colours`.
    if (button) loadThen((choose) => choose(button.dataset['colours'] as Colours))
  })
  // Another tab may have made a choice, and a page from the back/forward cache may have missed it.
  addEventListener('storage', loadIfChosen)
  addEventListener('pageshow', loadIfChosen)
  loadIfChosen()
}
