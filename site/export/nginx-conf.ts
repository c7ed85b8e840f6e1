import type { ParsedRule } from 'contract/rules/redirect-pattern.ts'
import type { OutsideOrigins } from '../src/http/headers.ts'
import type { ExportedPage } from './export-pages.ts'
import { decodedPath } from './file-of.ts'
import { nginxHeaderMaps, nginxHeaders, nginxTypes } from './nginx-headers.ts'
import { nginxMap } from './nginx-map.ts'
import { nginxRedirects } from './nginx-redirects.ts'

export interface NginxInput {
  readonly pages: readonly ExportedPage[]
  readonly notFound: ExportedPage
  /** `path` is the one that was withdrawn. */
  readonly withdrawn: readonly ExportedPage[]
  readonly rules: readonly ParsedRule[]
  readonly festivalYears: readonly number[]
  readonly origin: string
  /** Origins beside the site's own that a page may ask. */
  readonly outside: OutsideOrigins
}

/** What nginx looks up, for its `http` block. */
export function nginxMaps({ pages, notFound, withdrawn, outside, ...rest }: NginxInput): string {
  const maps = [
    ...nginxRedirects({ ...rest, pages: pages.map(({ path }) => path) }),
    nginxMap(
      '$festival_path',
      '$festival_withdrawn',
      withdrawn.map(({ path, file }) => [decodedPath(path), `/${file}`]),
    ),
    ...nginxHeaderMaps([...pages, ...withdrawn, notFound], rest.origin, outside),
  ]
  return `${[hashSizes(maps), ...maps].join('\n\n')}\n`
}

/**
 * How nginx answers, for a `server` block that says `root …/public`. Only what no map can say stands here: which files
 * are tried, and in which order a path is canonical, redirected, withdrawn or a page.
 */
export function nginxServer(origin: string): string {
  return `${[
    'server_tokens off;',
    'absolute_redirect off;',
    ...nginxTypes(),
    'gzip_static on;',
    'gzip_vary on;',
    '# With libnginx-mod-http-brotli-static:',
    '# brotli_static on;',
    ...nginxHeaders(origin),
    LOCATIONS,
  ].join('\n')}\n`
}

const LOCATIONS = String.raw`
error_page 404 /404.html;
error_page 410 $festival_withdrawn;

location / {
  # An encoded slash is no slash.
  if ($festival_sent ~* "%2f") { return 404; }
  if ($festival_rule ~ "^301(.+)$") { return 301 $1; }
  if ($festival_rule ~ "^302(.+)$") { return 302 $1; }
  if ($festival_exhibitions) { return 302 $festival_exhibitions${'${festival_args_and}'}sort=location; }
  if ($festival_canonical) { return 301 $festival_canonical$is_args$args; }
  if ($festival_withdrawn) { return 410; }
  try_files $festival_folder/index.html =404;
}
location ~ ^/(assets|media|builds)/|/_(payload|islands)\.json$|^/(robots\.txt|sitemap(-\d+)?\.xml|favicon\.ico|site\.webmanifest)$ {
  error_page 404 = @nothing;
  try_files $uri =404;
}
location @nothing {
  default_type text/plain;
  return 404 "Not Found\n";
}
location = /404.html { internal; }
location ^~ /_withdrawn/ { internal; }`

/** nginx refuses to start when a text is longer than its buckets. */
function hashSizes(maps: readonly string[]): string {
  const lines = maps.flatMap((text) => text.split('\n'))
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line.split('" "')[0] ?? '')))
  const bucket = 2 ** Math.ceil(Math.log2(longest + 64))
  return `map_hash_bucket_size ${bucket};\nmap_hash_max_size ${2 ** Math.ceil(Math.log2(lines.length * 4))};`
}
