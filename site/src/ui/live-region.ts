/** The id of the page's one live region: the shell has it, `browser/` speaks by it (spec/behaviour §18.8). */
export const LIVE_REGION_ID = 'live-region'
