/** Of elements of the shell that `browser/` looks for. */
export const MENU_ID = 'menu'
export const LOADING_BAR_ID = 'loading-bar'
