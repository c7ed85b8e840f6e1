import { distanceM, type Position } from 'contract/rules/distance.ts'
import { distanceText, onFootText } from '../../views/prices-and-distances.ts'
import type { Navigation } from '../navigation/navigation.ts'
import type { KnownPosition } from './known-position.ts'
import { loadTags } from './load-tags.ts'
import { parsePosition } from './positions.ts'
import { sayCounted } from './say-counted.ts'

/** The page whose list has the position of every venue. */
const MAP = '/program/map'

/** The positions of each event and venue, by path. */
type Places = ReadonlyMap<string, readonly Position[]>

/**
 * Once the visitor has given their position on some page, writes into rows and cards how far away they are
 * (spec/behaviour §32.7). Skips rows with `data-at`, whose screens write the distance.
 */
export function followDistances(
  { subscribe }: Pick<Navigation, 'subscribe'>,
  { position }: { readonly position: KnownPosition },
): void {
  let loading: Promise<Places | undefined> | undefined

  async function draw(): Promise<void> {
    if (!position.at() || rowsOf(document).length === 0) return
    const places = await (loading ??= loadPlaces())
    // The next page tries again.
    if (!places) loading = undefined
    const here = position.at()
    if (!places || !here) return
    for (const { line, path } of rowsOf(document)) {
      const at = places.get(path)
      if (at) sayCounted(line, wayText(at, here))
    }
  }

  void draw()
  subscribe({
    shown({ isSwapped }) {
      if (isSwapped) void draw()
    },
  })
}

function rowsOf(page: Document) {
  const lines = page.querySelectorAll<HTMLElement>(
    'main li:not([data-at], [data-at] *) :is([data-now], [data-until])',
  )
  return [...lines].flatMap((line) => {
    const link = line.closest('li')?.querySelector('a')
    return link ? [{ line, path: link.pathname }] : []
  })
}

async function loadPlaces(): Promise<Places | undefined> {
  const tags = await loadTags(MAP)
  if (!tags) return undefined
  const places = new Map<string, Position[]>()
  let at: Position | undefined
  for (const { name, of } of tags) {
    // Links between the tag of a venue and the tag of the next venue are at the first venue.
    if (of('data-venue') !== undefined) at = parsePosition(of('data-at'))
    if (name === 'section' || name === 'footer') at = undefined
    const path = name === 'a' ? of('href') : undefined
    if (at && path !== undefined) places.set(path, [...(places.get(path) ?? []), at])
  }
  return places
}

/** "400 m, 7 min on foot" */
function wayText(places: readonly Position[], here: Position): string {
  const metres = Math.min(...places.map((each) => distanceM(here, each)))
  return distanceText(metres) + onFootText(metres)
}
