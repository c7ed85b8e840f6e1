/** What a link preview shows where its own size is not known, and the size that `og` is cut to, in px (spec/asked §9). */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const
