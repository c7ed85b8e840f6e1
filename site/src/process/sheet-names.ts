/** The style sheet that every page waits for, as the build names it. */
export const FIRST_SHEET = 'style.css'
/** The style sheet of paper and rare parts (decision 084). */
export const LATER_SHEET = 'later.css'
