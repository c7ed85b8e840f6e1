import type { Basemap } from 'contract/answers/basemap.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'
import { cityBasemap } from './city.ts'
import { innerBasemap } from './inner.ts'
import { victoriaBasemap } from './victoria.ts'

/** The drawn maps, `/basemap/{area}` (spec/content C4). They change with the code, not in the studio. */
export const basemaps: Record<BasemapArea, Basemap> = {
  city: cityBasemap,
  inner: innerBasemap,
  victoria: victoriaBasemap,
}
