/** Replaces the public origin of the site that was read. */
const SITE = '{site}'
const HASHED_FILE = /(\/assets\/[\w.-]*)-[\w-]{8}(\.\w+)/g
const POLICY_HASH = /'(sha\d{3})-[^']+'/g
/** Matches an inlined picture. Only its media type is kept, because the bytes mean nothing to a reader. */
const INLINED = /(data:[\w/+.-]+)[;,][^\s"')]*/g

/** Removes from a text what differs between builds and between addresses of the same site. */
export type Normalise = (text: string) => string

/** `origin` is the public origin, as in canonical links. */
export function createNormalise(origin: string): Normalise {
  return (text) =>
    text
      .replaceAll(origin, SITE)
      .replace(HASHED_FILE, '$1-*$2')
      .replace(POLICY_HASH, "'$1-*'")
      .replace(INLINED, '$1')
}
