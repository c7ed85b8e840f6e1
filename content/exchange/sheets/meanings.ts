/** What staff choose for names of a spreadsheet that nothing is called by. */

/** Makes a record of the name. */
export const CREATE = '+'
/** Leaves the name out. */
export const LEAVE_OUT = '-'
/** By `{collection} {plain name}`: the name of a record, or one of the two above. */
export type Meanings = Readonly<Record<string, string>>
