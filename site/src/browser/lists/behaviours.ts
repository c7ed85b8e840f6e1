import type { Clock } from '../../views/clock.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { SavedPlan } from '../plan/saved-plan.ts'
import { DIRECTIONS, followDirections } from '../sharing/own-map.ts'
import { followShares } from '../sharing/share.ts'
import type { EarlyPresses } from '../early-presses.ts'
import { createKnownPosition, type KnownPosition } from './known-position.ts'

export interface Tools {
  readonly plan: SavedPlan
  readonly clock: Clock
  readonly isPreview: boolean
  readonly presses: EarlyPresses
}

interface Shared {
  readonly position: KnownPosition
}

/** A behaviour is started once and then finds its elements in every page that is shown. */
interface Behaviour {
  /** Matches the elements in `<main>` that need it. */
  readonly selector: string
  /** Not started in a preview: it stores something on the device or shares the address (spec/behaviour §31.8). */
  readonly isPublic?: true
  /** A press on these before the behaviour has started is repeated afterwards. */
  readonly buttons?: string
  /** Does nothing until a visitor has given their position. */
  readonly isByPosition?: true
  readonly load: () => Promise<(navigation: Navigation, tools: Tools & Shared) => void>
}

// Sharing and directions are not loaded later: most pages need them, and two separate files would be larger.
const BEHAVIOURS: readonly Behaviour[] = [
  {
    selector: 'form[data-filter]',
    load: async () => (await import('./filter-forms.ts')).followFilterForms,
  },
  {
    selector: '[data-needs]',
    isPublic: true,
    load: async () => (await import('./needs-when-wanted.ts')).followNeedsWhenWanted,
  },
  {
    selector: '[data-places]',
    buttons: '[data-near] button, [data-toggle]',
    load: async () => (await import('./map-page.ts')).followMapPage,
  },
  {
    selector: '[data-narrows]',
    load: async () => (await import('./name-field.ts')).followNameField,
  },
  {
    selector: '[data-nearest]',
    buttons: '[data-nearest] button',
    load: async () => (await import('./nearest-start.ts')).followNearestStart,
  },
  {
    selector: '[data-now-page]',
    buttons: '[data-now-page] button',
    load: async () => (await import('./now-page.ts')).followNowPage,
  },
  {
    selector: '[data-days]',
    load: async () => (await import('./timeline-page.ts')).followTimelinePage,
  },
  {
    selector: '[data-frame]',
    load: async () => (await import('../players/players.ts')).followPlayers,
  },
  {
    selector: '[data-share]',
    isPublic: true,
    load: () => Promise.resolve(followShares),
  },
  {
    selector: DIRECTIONS,
    load: () => Promise.resolve(followDirections),
  },
  {
    selector: '[data-plan]',
    isPublic: true,
    load: async () => (await import('../plan/plan-page.ts')).followPlanPage,
  },
  { selector: 'audio', load: async () => (await import('../players/sounds.ts')).followSounds },
  {
    selector: 'li :is([data-now], [data-until])',
    isByPosition: true,
    load: async () => (await import('./distances.ts')).followDistances,
  },
]

/** Each behaviour starts when the first page that needs it is shown. */
export function startBehaviours(navigation: Navigation, tools: Tools): void {
  const waiting = new Set(BEHAVIOURS.filter(({ isPublic }) => !isPublic || !tools.isPreview))
  const position = createKnownPosition(startNeeded)

  async function start(behaviour: Behaviour): Promise<void> {
    waiting.delete(behaviour)
    try {
      const follow = await behaviour.load()
      follow(navigation, { ...tools, position })
      if (behaviour.buttons !== undefined) tools.presses.repeat(behaviour.buttons)
    } catch (error) {
      // The page works as it does without script; the next page tries again.
      console.warn('A part of the page could not be loaded', error)
      waiting.add(behaviour)
    }
  }

  function startNeeded(): void {
    for (const behaviour of waiting) {
      if (behaviour.isByPosition && !position.at()) continue
      if (document.querySelector(`main ${behaviour.selector}`)) void start(behaviour)
    }
  }

  startNeeded()
  navigation.subscribe({
    shown({ isSwapped }) {
      if (isSwapped) startNeeded()
    },
  })
}
