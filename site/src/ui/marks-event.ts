/** An island fires it on the document when it has drawn places of marks: `browser/plan/marks.ts` puts the buttons in. */
export const MARKS_EVENT = 'marks-placed'
