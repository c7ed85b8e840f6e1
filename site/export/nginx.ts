import { extname } from 'node:path'
import type { Reply } from './ask-site.ts'
import { nginxMap, redirectMaps, type RedirectInput } from './nginx-redirects.ts'

export interface NginxInput extends RedirectInput {
  readonly withdrawn: readonly string[]
  /** By the path of a file below `public/`. */
  readonly headers: ReadonlyMap<string, Reply['headers']>
}

/** nginx sets these itself, or they belong to a single request. */
const NOT_COPIED = /^(?:Content-(?:Type|Length|Encoding)|ETag|Vary|Cache-Status|Accept-Ranges)$/
const CACHE = 'Cache-Control'

/** `maps.conf` is for the `http` block, `server.conf` for a `server` block that has `root …/public`. */
export async function nginxFiles(input: NginxInput): Promise<Readonly<Record<string, string>>> {
  const { ask, withdrawn, headers } = input
  const names = [...new Set([...headers.values()].flatMap((each) => Object.keys(each)))]
  const copied = names.filter((name) => !NOT_COPIED.test(name))
  const { kinds, kindOf } = createKinds(copied)
  const ofNothing = kindOf((await ask('/assets/')).headers)
  const maps = [
    ...(await redirectMaps(input)),
    nginxMap(
      '$festival_path',
      '$festival_withdrawn',
      withdrawn
        .map((path) => decodeURIComponent(path))
        .map((path) => [path, `/_withdrawn${path}/index.html`]),
    ),
    nginxMap('$uri', '$festival_kind', [
      ['default', ofNothing],
      ...[...headers].map(([file, each]) => [file, kindOf(each)] as const),
    ]),
    ...copied.map((name, index) =>
      nginxMap(
        '$festival_kind',
        variableOf(name),
        [...kinds].map(([values, kind]) => [kind, JSON.parse(values)[index]]),
      ),
    ),
    nginxMap('$status $festival_redirect', '$festival_cache', [
      ['default', variableOf(CACHE)],
      [String.raw`~^(30[12]) \1(?<festival_age>[^;]*);`, '$festival_age'],
    ]),
  ]
  const added = copied.map(
    (name) => `add_header ${name} ${name === CACHE ? '$festival_cache' : variableOf(name)} always;`,
  )
  return {
    'maps.conf': `${[hashSizes(maps), ...maps].join('\n\n')}\n`,
    'server.conf': `${[...typeLines(headers), SERVER, ...added, LOCATIONS].join('\n')}\n`,
  }
}

/** Many files have the same set of headers. */
function createKinds(names: readonly string[]) {
  const kinds = new Map<string, string>()
  return {
    /** By the values of the set as JSON. */
    kinds,
    kindOf(headers: Reply['headers']): string {
      const values = JSON.stringify(names.map((name) => headers[name] ?? ''))
      const kind = kinds.get(values) ?? String(kinds.size)
      kinds.set(values, kind)
      return kind
    },
  }
}

function variableOf(name: string): string {
  return `$festival_${name.toLowerCase().replaceAll('-', '_')}`
}

/** The server's own list of media types then does not matter. */
function typeLines(headers: NginxInput['headers']): readonly string[] {
  const types = [...headers].map(([file, each]) => {
    const [type = '', charset] = (each['Content-Type'] ?? '').split(';')
    return { ending: extname(file).slice(1), type, isText: charset !== undefined }
  })
  const lines = new Set(types.map(({ ending, type }) => `  ${type} ${ending};`))
  // nginx adds the charset of text/html by itself.
  const texts = types.filter(({ type, isText }) => isText && type !== 'text/html')
  return [
    `types {\n${[...lines].join('\n')}\n}`,
    `charset_types ${[...new Set(texts.map(({ type }) => type))].join(' ')};`,
  ]
}

const SERVER = String.raw`default_type application/octet-stream;
charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# With libnginx-mod-http-brotli-static:
# brotli_static on;`

const LOCATIONS = String.raw`
error_page 404 /404.html;
error_page 410 $festival_withdrawn;

location / {
  # An encoded slash is no slash.
  if ($festival_sent ~* "%2f") { return 404; }
  if ($festival_redirect ~ "^301[^;]*;(.+)$") { return 301 $1; }
  if ($festival_redirect ~ "^302[^;]*;(.+)$") { return 302 $1; }
  if ($festival_withdrawn) { return 410; }
  try_files $festival_folder/index.html =404;
}
location ~ ^/(assets|media|builds|calendar|feeds)/|/_(payload|islands)\.json$|^/(robots\.txt|sw\.js|program\.ics|sitemap(-\d+)?\.xml|favicon\.ico|site\.webmanifest)$ {
  error_page 404 = @nothing;
  try_files $uri =404;
}
location @nothing {
  default_type text/plain;
  return 404 "Not Found\n";
}
location = /404.html { internal; }
location ^~ /_withdrawn/ { internal; }`

/** nginx refuses to start when a text is longer than a bucket. */
function hashSizes(maps: readonly string[]): string {
  const lines = maps.flatMap((text) => text.split('\n'))
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line.split('" "')[0] ?? '')))
  const bucket = 2 ** Math.ceil(Math.log2(longest + 64))
  return `map_hash_bucket_size ${bucket};\nmap_hash_max_size ${2 ** Math.ceil(Math.log2(lines.length * 4))};`
}
