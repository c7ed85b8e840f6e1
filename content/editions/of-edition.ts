/** Records of these collections can belong to an edition. */
export const OF_EDITION = ['events', 'guides', 'articles', 'participate'] as const
