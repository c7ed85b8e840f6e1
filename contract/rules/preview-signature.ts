/**
 * `{link}.{until}.{key}.{code}` signs a link to the preview (spec/behaviour §31). It names the key that has signed it,
 * so that keys can be replaced one after the other.
 */

export interface PreviewClaims {
  /** The number of a shared link, `OWN_LINK` or `PUBLIC_LINK`. */
  readonly link: number
  /** In milliseconds since 1970; a whole second. */
  readonly until: number
}

/** HMAC, as hexadecimal digits. */
export type CodeOf = (key: string, text: string) => string

/** Staff's own previews of the whole site with all drafts. */
export const OWN_LINK = 0

/** Staff's own previews of the whole site without drafts. No shared link has such a high number. */
export const PUBLIC_LINK = 2 ** 31

const SIGNATURE = /^([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([0-9a-f]{8})\.([0-9a-f]{40})$/
/** A signature names its key by so many digits of the key's hash, enough for the few keys of a setting. */
const KEY_DIGITS = 8
/** More than half of the digits of the code, as RFC 2104 §5 requires. The link stays short enough to be sent. */
const CODE_DIGITS = 40

/**
 * The first key signs. The keys of the setting come first, then a key made from the token that site, content service
 * and studio share.
 */
export function previewKeys(
  { keys = [], token }: { readonly keys?: readonly string[] | undefined; readonly token: string },
  codeOf: CodeOf,
): readonly string[] {
  return [...keys, codeOf(token, 'links to previews')]
}

export function signPreview(
  { link, until }: PreviewClaims,
  [key = '']: readonly string[],
  codeOf: CodeOf,
): string {
  const claims = `${link.toString(36)}.${Math.floor(until / 1000).toString(36)}`
  return `${claims}.${nameOf(key, codeOf)}.${codeOfClaims(claims, key, codeOf)}`
}

/**
 * Undefined unless one of the keys has made the signature and the link has not ended. `now` is in milliseconds since
 * 1970.
 */
export function readPreviewSignature(
  signature: string,
  keys: readonly string[],
  { codeOf, now }: { readonly codeOf: CodeOf; readonly now: number },
): PreviewClaims | undefined {
  const [, link = '', until = '', name = '', code = ''] = SIGNATURE.exec(signature) ?? []
  const key = keys.find((each) => nameOf(each, codeOf) === name)
  if (key === undefined) return undefined
  const right = codeOfClaims(`${link}.${until}`, key, codeOf)
  // Both codes are hashed before the comparison, so that its duration reveals nothing about the right code.
  if (codeOf(key, code) !== codeOf(key, right)) return undefined
  const claims = { link: parseInt(link, 36), until: parseInt(until, 36) * 1000 }
  return now < claims.until ? claims : undefined
}

function nameOf(key: string, codeOf: CodeOf): string {
  return codeOf(key, 'name of the key').slice(0, KEY_DIGITS)
}

function codeOfClaims(claims: string, key: string, codeOf: CodeOf): string {
  return codeOf(key, `preview ${claims}`).slice(0, CODE_DIGITS)
}
