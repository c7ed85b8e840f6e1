import type { Rolldown } from 'vite'

/** What many screens share is in the file that every page loads. */
const MANY = 3

const SCREEN = /src[\\/]screens[\\/]([^\\/]+)[\\/]\1\.tsx$/
/** Small, and first: nothing of it may be in a file that is not. */
const ENTRY = /src[\\/]entry-browser\.ts$/
const APPLICATION = /src[\\/]hydrate\.tsx$/

/** What lists, filters and their groups are made of. */
const LISTS =
  /src[\\/](?:ui[\\/](?:card-spans|empty-state|filter-form|grouped-events|legacy-|letter-links|page-links|program-browser|result-line|use-current-in-sight|view-bar|year-nav|year-venue-parts)|views[\\/](?:access-label|article-kinds|day-of|filter-fields|guide-words|legacy-(?:days|sort)|letters|participate-kinds|program-(?:bar|filter|sort)|type-path)|search[\\/](?:nouns|paging))|rules[\\/](?:melbourne-time|program-order)/

/** What editors compose pages of. */
const BLOCKS =
  /src[\\/]ui[\\/](?:artist-row|blocks[\\/.](?!event-cards)|files|neighbours|partner-tiers|player|related|stats|use-is-alive|venue-row)/

/** What finds the visitor on a map. */
const PLACES =
  /ui[\\/]ask-position|map[\\/](?:fit-frame|narrow-map)|rules[\\/]distance|views[\\/]venue-anchor/

/**
 * Few files, each whole (spec/faults P5): a page loads its entry, `vendor`, `app` and its screen, and, where it lists things, is
 * made of blocks or asks where the visitor is, `lists`, `blocks` or `places`.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'lists', test: LISTS, includeDependenciesRecursively: false },
  { name: 'blocks', test: BLOCKS, includeDependenciesRecursively: false },
  { name: 'places', test: PLACES, includeDependenciesRecursively: false },
  {
    debugName: 'app',
    name: (id, context) => (isOfManyPages(id, context) ? 'app' : null),
    test: /src[\\/]|contract[\\/]/,
    includeDependenciesRecursively: false,
  },
]

/** Whether the application itself needs a module, or many screens do; but not what its entry needs before it. */
function isOfManyPages(id: string, context: Rolldown.ChunkingContext): boolean {
  const importers = importersOf(id, context)
  const isNeededBy = (module: RegExp) => importers.some((importer) => module.test(importer))
  const screens = importers.filter((importer) => SCREEN.test(importer))
  return !isNeededBy(ENTRY) && (isNeededBy(APPLICATION) || screens.length >= MANY)
}

/** A module, and all that import it without being asked to, however far away. */
function importersOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const found = new Set([id])
  for (const each of found) {
    for (const importer of context.getModuleInfo(each)?.importers ?? []) found.add(importer)
  }
  return [...found]
}
