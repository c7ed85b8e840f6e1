/**
 * In px. `og` is cropped to it, unless the original is smaller. Link previews also state it for a picture of unknown
 * size (spec/asked §9).
 */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const
