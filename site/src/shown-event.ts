/** The event of the document by which the shell tells `browser/` that a history entry is in it; `detail` is its key. */
export const SHOWN_EVENT = 'entryshown'
