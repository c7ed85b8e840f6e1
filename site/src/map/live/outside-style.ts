import { addProtocol, type Map as MapLibreMap, type RequestTransformFunction } from 'maplibre-gl'

/** Names requests that the page makes for the worker. */
const BY_PAGE = 'page'

/**
 * Lets the page ask for the tiles of an outside style: the worker's own policy, that of every hashed file, lets it connect
 * to nobody. Gives how MapLibre is to name them.
 */
export function askByPage(): RequestTransformFunction {
  addProtocol(BY_PAGE, async ({ url }, { signal }) => {
    const response = await fetch(url.slice(`${BY_PAGE}://`.length), { signal })
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
    return { data: await response.arrayBuffer() }
  })
  return (url, kind) => (String(kind) === 'Tile' ? { url: `${BY_PAGE}://${url}` } : undefined)
}

/** Whom an outside style wants to be named, as plain text. */
export function attributionOf(map: MapLibreMap): string {
  const said = Object.keys(map.getStyle().sources).flatMap((id) => {
    const source = map.getSource(id)
    const text = source && 'attribution' in source ? source.attribution : undefined
    return typeof text === 'string'
      ? [text.replaceAll(/<[^>]*>|&copy;/g, (tag) => (tag === '&copy;' ? '©' : ''))]
      : []
  })
  return [...new Set(said)].join(', ')
}
