/** The year in titles and in `/global` while content has no valid year (spec/asked §1, §9). */
export const DEFAULT_YEAR = 2026

/**
 * The years that an edition may have. The limits are wide enough for any festival and refuse a typing error such as
 * 20266 (spec/content A1).
 */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100
