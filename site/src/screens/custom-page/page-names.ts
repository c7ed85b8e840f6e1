import { splitYearPrefix } from 'contract/rules/year-prefix.ts'

/**
 * The names a generic page's path may stand for, the likelier first: its segments joined by `/`, and, if
 * the first is a year with more behind it, that year as a prefix.
 * @param path decoded, without the leading slash
 */
export function pageNames(path: string): readonly string[] {
  const [year = '', ...rest] = path.split('/')
  const prefixed = `${year}-${rest.join('/')}`
  const isOfYear = rest.length > 0 && splitYearPrefix(prefixed)?.year === year
  return isOfYear ? [path, prefixed] : [path]
}
