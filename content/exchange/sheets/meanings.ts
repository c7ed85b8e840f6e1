/** The choices of staff for names in a spreadsheet that match no record. */

/** Creates a record with the name. */
export const CREATE = '+'
/** Ignores the name. */
export const LEAVE_OUT = '-'
/** By `{collection} {plain name}`: the name of a record, `CREATE` or `LEAVE_OUT`. */
export type Meanings = Readonly<Record<string, string>>
