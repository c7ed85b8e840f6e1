import type { Event } from 'contract/answers/event.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { EventItemView } from '../../views/event-item.ts'
import { GUIDE_MODES } from 'contract/rules/kinds.ts'
import { isToCome } from 'contract/rules/state-now.ts'

export interface PartOfView {
  readonly guides: readonly {
    readonly title: string
    readonly href: string
    readonly note: string
  }[]
  readonly parent?:
    | { readonly title: string; readonly href: string; readonly note: string }
    | undefined
  readonly children: readonly EventItemView[]
}

export function partOfView(
  event: Event,
  items: (events: readonly EventStub[]) => readonly EventItemView[],
): PartOfView {
  const [parent] = event.parent ? items([event.parent]) : []
  return {
    guides: event.guides.map(({ guide, stop }) => ({
      title: guide.title,
      href: pathOf({ type: 'guide', slug: guide.slug }),
      note: `${GUIDE_MODES[guide.mode].toLowerCase()}, stop ${stop} of ${guide.stops}`,
    })),
    parent: parent && {
      title: parent.title,
      href: parent.href,
      note: [parent.type.toLowerCase(), stateOf(parent)?.toLowerCase(), parent.when]
        .filter(Boolean)
        .join(', '),
    },
    children: items(event.children),
  }
}

/** For events that are to come the dates are enough. */
function stateOf({ now, status }: EventItemView): string | undefined {
  return !now || isToCome(now) ? status : now.text
}
