import { slug } from 'contract/rules/slug.ts'

/** Whether a name has what is typed, anywhere in it; both folded alike. */
export function nameFits(name: string, typed: string): boolean {
  return slug(name).includes(slug(typed))
}
