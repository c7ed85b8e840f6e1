/** The collections whose records belong to an edition, in the order in which an undo removes them. */
export const OF_EDITION = ['events', 'guides', 'articles', 'participate'] as const
