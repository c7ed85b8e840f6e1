/** Whether a text is a date that exists, `YYYY-MM-DD` (spec/content A1). */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // A day that the month does not have becomes a day of the next month.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(-2))
}
