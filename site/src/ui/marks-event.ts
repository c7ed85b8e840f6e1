/**
 * An event on the document: an island has drawn places for marks, and `browser/plan/marks.ts` puts the buttons into
 * them.
 */
export const MARKS_EVENT = 'marks-placed'
