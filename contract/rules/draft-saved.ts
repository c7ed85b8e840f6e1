/** What the studio's form posts to the page in its frame, or in a window that it has opened, after a save (spec/behaviour §31). */
export const DRAFT_SAVED = 'draft-saved'
