import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { addDays } from 'contract/rules/local-time.ts'
import { getFieldByPath, type CollectionBeforeOperationHook, type Where } from 'payload'
import { filterKindOf } from '../rules/filter-kinds.ts'

/**
 * Makes a filter by a day mean the whole day. Dates are stored as text, some of them with a time, so without this hook
 * a session at 6.30pm would not be *on* its day, and would be *after* it. The hook also works for edits of all records
 * that a filter finds.
 */
export const filterByDays: CollectionBeforeOperationHook = ({ args, collection }) => {
  if (!('where' in args) || !args.where) return args
  const fields = collection.flattenedFields
  const isDay = (path: string) => {
    const found = getFieldByPath({ fields, path })
    return found !== null && filterKindOf(found.field) === 'day'
  }
  return { ...args, where: withWholeDays(args.where, isDay) }
}

export function withWholeDays(where: Where, isDay: (path: string) => boolean): Where {
  const parts = Object.entries(where).flatMap(([name, condition]): Where[] => {
    if (Array.isArray(condition))
      return [{ [name]: condition.map((each) => withWholeDays(each, isDay)) }]
    if (!isDay(name)) return [{ [name]: condition }]
    return Object.entries(condition).map(([operator, value]) => comparison(name, operator, value))
  })
  const [only = {}, ...others] = parts
  return others.length === 0 ? only : { and: parts }
}

function comparison(path: string, operator: string, day: unknown): Where {
  if (typeof day !== 'string' || !isCalendarDate(day)) return { [path]: { [operator]: day } }
  switch (operator) {
    case 'equals':
    case 'in':
      return { [path]: { like: day } }
    case 'not_equals':
    case 'not_in':
      return {
        or: [
          { [path]: { less_than: day } },
          { [path]: { greater_than_equal: addDays(day, 1) } },
          { [path]: { exists: false } },
        ],
      }
    case 'greater_than':
      return { [path]: { greater_than_equal: addDays(day, 1) } }
    case 'less_than_equal':
      return { [path]: { less_than: addDays(day, 1) } }
    default:
      return { [path]: { [operator]: day } }
  }
}
