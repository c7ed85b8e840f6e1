/**
 * The zone of a record or site that names none, and what an unknown name is read as (spec/behaviour §26.1). The festival's own zone
 * is a setting of the site. It has a file of its own, so that the script of every page need not load the date rules.
 */
export const DEFAULT_ZONE = 'Australia/Melbourne'
