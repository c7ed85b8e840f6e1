/**
 * The calendar of one event (all its sessions) or one session, by its code: the code never changes, so neither does the
 * address.
 */
export function calendarPath(code: string): string {
  return `/calendar/${code}.ics`
}
