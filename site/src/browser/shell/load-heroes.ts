import { isSlow } from '../islands/is-slow.ts'
import type { Navigation } from '../navigation/navigation.ts'

/** Once the page has loaded; not for visitors who save data. */
export function loadHeroes({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  let end: (() => void) | undefined

  const start = (): void => {
    const hero = document.querySelector<HTMLElement>('[data-heroes]')
    const more = document.querySelector<HTMLTemplateElement>('template[data-more-heroes]')
    if (!hero || !more || isSlow(navigator)) return
    import('./heroes.ts').then(
      ({ startHeroes }) => {
        if (hero.isConnected) end = startHeroes(hero, more)
      },
      // The first work stays.
      () => undefined,
    )
  }

  subscribe({
    shown({ isSwapped }) {
      if (!isSwapped) return
      end?.()
      end = undefined
      start()
    },
  })
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
