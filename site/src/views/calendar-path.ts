/** The calendar of an event or a session. The code never changes, so neither does the address. */
export function calendarPath(code: string): string {
  return `/calendar/${code}.ics`
}
