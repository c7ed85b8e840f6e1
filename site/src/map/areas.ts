import { BasemapArea } from 'contract/answers/parts.ts'

/** The map of a venue that has no precinct in an edition. */
export const WIDEST_AREA: BasemapArea = 'victoria'

/** Returns the widest of some areas; undefined if there is none. */
export function widestOf(areas: readonly (BasemapArea | undefined)[]): BasemapArea | undefined {
  return BasemapArea.options.findLast((area) => areas.includes(area))
}
