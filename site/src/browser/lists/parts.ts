import type { Navigation } from '../navigation/navigation.ts'

/** A small behaviour of a screen: started once, it finds its elements in every page that comes. */
interface Part {
  /** What a page has that needs it. */
  readonly of: string
  readonly load: () => Promise<(navigation: Navigation) => void>
}

const PARTS: readonly Part[] = [
  {
    of: 'form[data-filter]',
    load: async () => (await import('./filter-forms.ts')).followFilterForms,
  },
  { of: '[data-places]', load: async () => (await import('./map-page.ts')).followMapPage },
  { of: '[data-narrows]', load: async () => (await import('./name-field.ts')).followNameField },
  {
    of: '[data-nearest]',
    load: async () => (await import('./nearest-start.ts')).followNearestStart,
  },
  { of: '[data-turns]', load: async () => (await import('./arrow-keys.ts')).followArrowKeys },
  { of: '[data-frame]', load: async () => (await import('./players.ts')).followPlayers },
  { of: 'audio', load: async () => (await import('./sounds.ts')).followSounds },
]

/** Starts the behaviours of screens, each with the first page that has something for it. */
export function startParts(navigation: Navigation): void {
  const waiting = new Set(PARTS)

  async function start(part: Part): Promise<void> {
    waiting.delete(part)
    try {
      const follow = await part.load()
      follow(navigation)
    } catch (error) {
      // The page does without, as without script; the next one tries again.
      console.warn('A part of the page could not be loaded', error)
      waiting.add(part)
    }
  }

  function startNeeded(): void {
    for (const part of waiting) {
      if (document.querySelector(`main ${part.of}`)) void start(part)
    }
  }

  startNeeded()
  navigation.subscribe({
    shown({ isSwapped }) {
      if (isSwapped) startNeeded()
    },
  })
}
