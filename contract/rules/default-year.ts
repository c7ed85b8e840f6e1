/** The year in titles and in `/global` while content has no valid year (spec/asked §1, §9). */
export const DEFAULT_YEAR = 2026

/** Wide enough for any festival, but not for a typing error such as 20266 (spec/content A1). */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100
