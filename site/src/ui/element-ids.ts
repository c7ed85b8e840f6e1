/**
 * Ids that the server writes and `browser/` looks for. This is a separate file, because `browser/` may load no `.tsx`
 * of the server.
 */
export const MENU_ID = 'menu'
export const LOADING_BAR_ID = 'loading-bar'

/** The page's one live region, which `browser/` writes announcements into (spec/behaviour §18.8). */
export const LIVE_REGION_ID = 'live-region'

/** `browser/` writes the query and date of a print into this element. */
export const PRINTED_ON_ID = 'printed-on'
