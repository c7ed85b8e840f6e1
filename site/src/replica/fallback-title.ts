import type { Problem } from 'contract/answers/prune.ts'
import { isUntitled, titleFromPath } from 'contract/rules/title-from-path.ts'
import { pathOf } from 'contract/rules/path-of.ts'

/**
 * The keys of answers whose page has a title. Artists and venues are left out: they have a name, and no name is made
 * up for a person or a place.
 */
const TITLED = /^\/(?:events|guides|channel|participate|past-festivals|pages|strands)\/./

/**
 * Completes the answer of a page: an empty, blank or missing title becomes the title-cased last path segment
 * (spec/asked §2). Returns every other answer unchanged.
 */
export function withTitle(
  key: string,
  answer: unknown,
): { readonly answer: unknown; readonly problems: readonly Problem[] } {
  const isTitled = TITLED.test(key) && typeof answer === 'object' && answer !== null
  if (!isTitled || ('title' in answer && !isUntitled(answer.title))) return { answer, problems: [] }
  const title = titleFromPath(pathOfKey(key))
  const message = `is empty: the page is titled "${title}"`
  return { answer: { ...answer, title }, problems: [{ field: 'title', message }] }
}

/** Returns the path of a key's page. A custom page's name may begin with a year. */
function pathOfKey(key: string): string {
  const [, collection, name] = /^\/(pages|strands)\/(.+)$/.exec(key) ?? []
  if (name === undefined) return key
  return pathOf({ type: collection === 'pages' ? 'page' : 'strand', name })
}
