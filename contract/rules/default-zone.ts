/**
 * The zone of a record or site that names none, and what an unknown name is read as (spec/behaviour §26.1). The festival's own zone
 * is a setting of the site. Apart from the date rules, so that the script of every page can name it without them.
 */
export const DEFAULT_ZONE = 'Australia/Melbourne'
