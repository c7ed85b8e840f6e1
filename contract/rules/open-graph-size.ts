/**
 * The size in px to which `og` is cropped, unless the original is smaller. Link previews also state this size for a
 * picture of unknown size (spec/asked §9).
 */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const
