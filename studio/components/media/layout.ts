export type Layout = 'grid' | 'table'

/** The name under which Payload stores the layout for each account. */
export const LAYOUT_PREFERENCE = 'media-layout'

export function isLayout(value: unknown): value is Layout {
  return value === 'grid' || value === 'table'
}
