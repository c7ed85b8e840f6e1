import type { CollectionSlug, GlobalSlug } from 'payload'

/** In the order of the home: problems that hurt visitors most come first. */
export const GROUPS = {
  release: 'Releases that failed',
  person: 'Somebody in two places at once',
  room: 'Two sessions in one room',
  hours: 'Outside the hours of the venue',
  travel: 'Too little time for the way',
  'number-twice': 'The same number twice',
  'not-public': 'Begins within a week and is not public',
  time: 'Without a day or time',
  venue: 'Without a venue',
  price: 'Without a price',
  access: 'Nothing known of access',
  'access-old': 'Access not checked for a year',
  picture: 'Without a picture',
  alt: 'Pictures without alternative text',
  credit: 'Pictures without a credit',
  number: 'Without a number',
  forgotten: 'Changes that were never published',
  link: 'Links that lead nowhere',
} as const

export type GroupKey = keyof typeof GROUPS

export interface Todo {
  readonly group: GroupKey
  readonly record: TodoRecord
  /** As Payload writes it: `sessions.0.end`. */
  readonly field: string
  /** A sentence for staff. */
  readonly message: string
}

/** The field is in this record's form. */
export type TodoRecord = (
  | { readonly collection: CollectionSlug; readonly id: number }
  | { readonly global: GlobalSlug }
) & { readonly title: string }

export interface TodoGroup {
  readonly key: GroupKey
  readonly label: string
  readonly todos: readonly Todo[]
}

/** Only groups that have problems, in the order of `GROUPS`. */
export function groupTodos(todos: readonly Todo[]): TodoGroup[] {
  return (Object.keys(GROUPS) as GroupKey[]) // its own keys
    .map((key) => ({
      key,
      label: GROUPS[key],
      todos: todos.filter(({ group }) => group === key),
    }))
    .filter((group) => group.todos.length > 0)
}
