import { addProtocol, type Map as MapLibreMap, type RequestTransformFunction } from 'maplibre-gl'

/** The protocol of requests that the page makes for the worker. */
const BY_PAGE = 'page'

/**
 * Makes the page request the tiles of an outside style, because the worker's Content Security Policy allows it no
 * connections. Returns the function that gives MapLibre the tiles' URLs.
 */
export function askByPage(): RequestTransformFunction {
  addProtocol(BY_PAGE, async ({ url }, { signal }) => {
    const response = await fetch(url.slice(`${BY_PAGE}://`.length), { signal })
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
    return { data: await response.arrayBuffer() }
  })
  return (url, kind) => (String(kind) === 'Tile' ? { url: `${BY_PAGE}://${url}` } : undefined)
}

/** Returns the attribution that an outside style asks for, as plain text. */
export function attributionOf(map: MapLibreMap): string {
  const texts = Object.keys(map.getStyle().sources).flatMap((id) => {
    const source = map.getSource(id)
    const text = source && 'attribution' in source ? source.attribution : undefined
    return typeof text === 'string'
      ? [text.replaceAll(/<[^>]*>|&copy;/g, (tag) => (tag === '&copy;' ? '©' : ''))]
      : []
  })
  return [...new Set(texts)].join(', ')
}
