import { slug } from 'contract/rules/slug.ts'

/** Whether a name contains what is typed; both are folded. */
export function nameFits(name: string, typed: string): boolean {
  return slug(name).includes(slug(typed))
}
