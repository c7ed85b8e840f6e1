import { ASSET_TYPES } from '../src/http/static-files.ts'
import { MEDIA_TYPES } from '../src/http/endpoints/media.ts'
import {
  commonHeaders,
  DATA_POLICY,
  FILE_HEADERS,
  pagePolicy,
  type OutsideOrigins,
  PERMISSIONS_POLICY,
} from '../src/http/headers.ts'
import type { ExportedPage } from './export-pages.ts'
import { nginxMap, quote } from './nginx-map.ts'

const FRESH = 'public, max-age=0, must-revalidate'
const FOR_EVER = 'public, max-age=31536000, immutable'
const HTML = String.raw`~\.html$`
/** Behind the status: a page that is no error. */
const SHOWN = String.raw`~^(?:200|304).*\.html$`

/**
 * The headers that are not the same for all answers (spec/faults §11), as maps for nginx's `http` block. `$uri` is the file
 * that answers by the time they are looked up.
 */
export function nginxHeaderMaps(
  html: readonly ExportedPage[],
  origin: string,
  outside: OutsideOrigins,
): readonly string[] {
  const hidden = html.filter(({ noindex }) => noindex)
  return [
    nginxMap(
      '$uri',
      '$festival_style',
      html.map(({ file, styleHash }) => [`/${file}`, styleHash]),
    ),
    nginxMap('$uri', '$festival_policy', [
      ['default', DATA_POLICY],
      [HTML, pagePolicy(origin, '$festival_style', outside)],
    ]),
    nginxMap('$uri', '$festival_permissions', [[HTML, PERMISSIONS_POLICY]]),
    nginxMap('$status$uri', '$festival_language', [[SHOWN, 'en-AU']]),
    nginxMap(
      '$uri',
      '$festival_robots',
      hidden.map(({ file }) => [`/${file}`, 'noindex']),
    ),
    nginxMap('$uri', '$festival_resource', [
      ['default', 'same-origin'],
      ['~^/media/', 'cross-origin'],
    ]),
    nginxMap('$status$festival_rule$festival_exhibitions$uri', '$festival_cache', [
      ['default', FRESH],
      ['~^[45]', 'no-store'],
      ['~^301/', 'public, max-age=3600'],
      ['~^30[12]', 'public, max-age=300'],
      ['~^...(/assets|/media)/', FOR_EVER],
      ['~^.../builds/latest', 'no-store'],
      [
        String.raw`~^.../(builds/|robots|sitemap|site\.webmanifest$|favicon\.ico$)`,
        FILE_HEADERS['Cache-Control'],
      ],
    ]),
    nginxMap('$status$uri', '$festival_cdn_cache', [
      [SHOWN, 'max-age=60, stale-while-revalidate=30, stale-if-error=2592000'],
    ]),
  ]
}

/** All headers, for nginx's `server` block. One that is empty is not sent. */
export function nginxHeaders(origin: string): readonly string[] {
  const headers = {
    ...commonHeaders(origin),
    'Content-Security-Policy': '$festival_policy',
    'Permissions-Policy': '$festival_permissions',
    'Content-Language': '$festival_language',
    'Cross-Origin-Resource-Policy': '$festival_resource',
    'Cache-Control': '$festival_cache',
    'CDN-Cache-Control': '$festival_cdn_cache',
    'X-Robots-Tag': '$festival_robots',
  }
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  )
}

/** The types of the site's own answers, whatever the server's list says. */
export function nginxTypes(): readonly string[] {
  const types = { '.html': 'text/html', '.xml': 'application/xml', ...ASSET_TYPES, ...MEDIA_TYPES }
  const lines = Object.entries(types).map(
    ([extension, type]) => `  ${type.replace(/;.*/, '')} ${extension.slice(1)};`,
  )
  return [
    'types {',
    ...lines,
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain application/json application/manifest+json application/xml;',
  ]
}
