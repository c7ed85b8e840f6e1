import { slug } from 'contract/rules/slug.ts'

/**
 * Whether a name contains the typed text (spec/screens §5.7). Both are folded by `slug()`, so "zoe" finds "Zoë". The
 * field is in `browser/lists/name-field.ts`.
 */
export function nameFits(name: string, typed: string): boolean {
  return slug(name).includes(slug(typed))
}
