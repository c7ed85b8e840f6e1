/** Stands for the public origin of whichever site was read. */
const SITE = '{site}'
const HASHED_FILE = /(\/assets\/[\w.-]*)-[\w-]{8}(\.\w+)/g
const POLICY_HASH = /'(sha\d{3})-[^']+'/g
/** The bytes of an inlined picture say nothing to a reader. */
const INLINED = /(data:[\w/+.-]+)[;,][^\s"')]*/g

/** Writes a text without what changes from build to build and from address to address of the same site. */
export type Normalise = (text: string) => string

/** `origin` is the public one, as canonical links name it. */
export function createNormalise(origin: string): Normalise {
  return (text) =>
    text
      .replaceAll(origin, SITE)
      .replace(HASHED_FILE, '$1-*$2')
      .replace(POLICY_HASH, "'$1-*'")
      .replace(INLINED, '$1')
}
