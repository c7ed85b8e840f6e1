import type { Problem } from 'contract/answers/prune.ts'
import { isUntitled, titleFromPath } from 'contract/rules/title-from-path.ts'
import { pathOf } from 'contract/rules/path-of.ts'

/** The keys of answers whose page has a title. Artists and venues have a name, and no name is made up. */
const TITLED = /^\/(?:events|guides|channel|participate|past-festivals|pages|strands)\/./

/**
 * Replaces an empty, blank or missing title by the title-cased last segment of the page's path (spec/asked §2). Other
 * answers are returned unchanged.
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

/** A custom page's name may begin with a year. */
function pathOfKey(key: string): string {
  const [, collection, name] = /^\/(pages|strands)\/(.+)$/.exec(key) ?? []
  if (name === undefined) return key
  return pathOf({ type: collection === 'pages' ? 'page' : 'strand', name })
}
