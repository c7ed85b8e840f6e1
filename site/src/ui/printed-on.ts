/** The id of the place of query and date on a printed page: the shell has it, `browser/` writes it. */
export const PRINTED_ON_ID = 'printed-on'
