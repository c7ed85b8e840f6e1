/** From a desktop to 1280 px at 400 %, in px. */
export const WIDTHS: readonly number[] = [1440, 820, 390, 320]

/** One of the widths for each layout: above and below the break at 1024 px. */
export const LAYOUT_WIDTHS: readonly number[] = [1440, 390]
