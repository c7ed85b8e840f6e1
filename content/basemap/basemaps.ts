export const basemaps: Readonly<Record<string, unknown>> = {}
