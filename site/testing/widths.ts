/** Widths in px, from a desktop to 1280 px at 400 % zoom. */
export const WIDTHS: readonly number[] = [1440, 820, 390, 320]

/** One width for each layout: above and below the breakpoint at 1024 px. */
export const LAYOUT_WIDTHS: readonly number[] = [1440, 390]
