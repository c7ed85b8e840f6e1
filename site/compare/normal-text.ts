const SITE = '{site}'
const HASHED_FILE = /(\/assets\/[\w.-]*)-[\w-]{8}(\.\w+)/g
const POLICY_HASH = /'(sha\d{3})-[^']+'/g
/** The bytes of an inlined picture mean nothing to a reader. */
const INLINED = /(data:[\w/+.-]+)[;,][^\s"')]*/g

/** Removes what differs between builds and between addresses of the same site. */
export type Normalise = (text: string) => string

/** The public origin, as in canonical links. */
export function createNormalise(origin: string): Normalise {
  return (text) =>
    text
      .replaceAll(origin, SITE)
      .replace(HASHED_FILE, '$1-*$2')
      .replace(POLICY_HASH, "'$1-*'")
      .replace(INLINED, '$1')
}
