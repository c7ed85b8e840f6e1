import type { ProgramSessionView } from './program-item.ts'

/** The date a session begins on. */
export function dayOf({ start }: Pick<ProgramSessionView, 'start'>): string {
  return start.slice(0, 10)
}
