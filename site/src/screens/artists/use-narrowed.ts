import { useState } from 'react'
import type { ArtistItemView } from '../../views/artist-item.ts'
import type { narrowArtists } from './narrow.ts'

/**
 * The artists whose name has what is typed. Folding names alike is 4 kB of script that no page needs before somebody turns
 * to the field: `prepare` asks for it, and until it is there all are shown.
 */
export function useNarrowed(artists: readonly ArtistItemView[], typed: string) {
  const [narrow, setNarrow] = useState<typeof narrowArtists>()
  return {
    shown: narrow ? narrow(artists, typed) : artists,
    prepare() {
      import('./narrow.ts')
        .then((loaded) => setNarrow(() => loaded.narrowArtists))
        .catch((error: unknown) => console.warn('The list cannot be narrowed', error))
    },
  }
}
