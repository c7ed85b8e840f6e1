/** The year of titles, and of `/global`, while no valid year is given (spec/asked §1, §9). */
export const DEFAULT_YEAR = 2026

/** The years an edition may have: any festival's, and a typing error such as 20266 is none (spec/content A1). */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100
