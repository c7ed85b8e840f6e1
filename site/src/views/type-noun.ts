import type { Edition } from 'contract/answers/year.ts'

/** What a type has none of, when it is empty: "talks", "online events". */
export function typeNoun({ title, online }: Edition['types'][number]): string {
  return online ? 'online events' : title.toLowerCase()
}
