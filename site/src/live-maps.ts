import type { Content } from './client/content.ts'
import { loadPart } from './load-part.ts'
import type { LiveMaps } from './map/live-maps.ts'
import { isSlow } from './browser/is-slow.ts'

/** Live maps on the ground of an outside style where one is configured, else on that of the site's own base maps. */
export function createLiveMaps(content: Content, styleUrl: string | undefined): LiveMaps {
  return {
    isEager: !isSlow(navigator),
    loadLiveMap: () => loadPart(() => import('./map/live/live-map.tsx'), 'LiveMap'),
    async loadGround(area) {
      if (styleUrl !== undefined) return { kind: 'outside', styleUrl }
      const basemap = await content.get(`/basemap/${area}`)
      return basemap && { kind: 'basemap', basemap }
    },
  }
}
