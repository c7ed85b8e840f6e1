import { useEffect, useRef } from 'react'
import { venueAnchor } from '../../views/venue-anchor.ts'

/**
 * Brings the other half of a selection into view: the venue in the list after its pin was used, the map after the venue
 * was. On the first page the address does that. Gives what notes where a selection came from.
 */
export function useShownSelection(slug: string | undefined, mapId: string) {
  const shown = useRef(slug)
  const source = useRef<'list' | 'map'>('map')
  useEffect(() => {
    if (shown.current === slug) return
    shown.current = slug
    if (slug === undefined) return
    const id = source.current === 'map' ? venueAnchor(slug) : mapId
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [slug, mapId])
  return {
    fromList: () => {
      source.current = 'list'
    },
    fromMap: () => {
      source.current = 'map'
    },
  }
}
