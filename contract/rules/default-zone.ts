/**
 * The time zone of a record or site without a zone, or with an unknown one (spec/behaviour §26.1). The festival's own
 * zone is a setting of the site. This is a separate file, so that the script of every page does not load
 * the date rules.
 */
export const DEFAULT_ZONE = 'Australia/Melbourne'
