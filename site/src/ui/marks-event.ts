/** Dispatched on the document when an island has drawn places for marks; `browser/plan/marks.ts` fills them. */
export const MARKS_EVENT = 'marks-placed'
