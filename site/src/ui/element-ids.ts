/** Of elements of the shell that `browser/` looks for. */
export const MENU_ID = 'menu'
export const LOADING_BAR_ID = 'loading-bar'

/** The id of the page's one live region: the shell has it, `browser/` speaks by it (spec/behaviour §18.8). */
export const LIVE_REGION_ID = 'live-region'

/** The id of the place of query and date on a printed page: the shell has it, `browser/` writes it. */
export const PRINTED_ON_ID = 'printed-on'
