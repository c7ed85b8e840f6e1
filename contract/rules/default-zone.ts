/**
 * The time zone of a record or site without a zone, or with an unknown one (spec/behaviour §26.1). It has a file of
 * its own, so that the script of every page does not load the date rules.
 */
export const DEFAULT_ZONE = 'Australia/Melbourne'
