import type { OthersChange } from 'content/saving/others.ts'
import type { Person } from './use-presence.ts'
import { CAUSES, type SaveStatus } from './saver.ts'

/** Empty while there is nothing to say. */
export function statusWords(status: SaveStatus): string {
  switch (status.kind) {
    case 'untouched':
      return ''
    case 'typing':
    case 'saving':
      return 'Saving…'
    case 'unsaved':
      return 'Not saved yet'
    case 'saved':
      return `Saved ${status.at}`
    case 'failing':
      return `Not saved: ${CAUSES[status.cause]}, trying again`
    case 'loggedOut':
      return 'Not saved: you are logged out'
    case 'conflict':
      return 'Not saved: choose what stays'
    case 'refused':
      return refusalWords(status)
  }
}

/** Whether the status is a problem to announce at once. */
export function isTrouble({ kind }: SaveStatus): boolean {
  return ['failing', 'loggedOut', 'conflict', 'refused'].includes(kind)
}

const REFUSED = {
  save: 'Not saved',
  publish: 'Not published',
  revert: 'Not taken back',
}

function refusalWords({ act, errors, message }: SaveStatus & { kind: 'refused' }): string {
  if (errors.length === 0) return `${REFUSED[act]}: ${message}`
  return `${REFUSED[act]}: see ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`
}

/** "Ann is here too, typing in Teaser"; empty when nobody else is here. */
export function presenceWords(people: readonly Person[]): string {
  return people
    .map(({ name, field }) => `${name} is here too${field ? `, typing in ${field}` : ''}`)
    .join('. ')
}

/** "Changed by Ann at 11.42am, taken in"; empty when nobody else changed anything. */
export function takenInWords([newest]: readonly OthersChange[]): string {
  return newest ? `Changed by ${newest.by || 'the system'} at ${newest.at}, taken in` : ''
}
