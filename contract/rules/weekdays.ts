/** The days of the week as opening hours count them: the first one is `day` 1 (spec/content A4). */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
