/** Names the cookie, and its replacement in session storage if cookies are refused (spec/behaviour §15.1, §15.9). */
const NAME = 'acknowledgement'
/** One year: a visitor of the next edition sees the acknowledgement again (spec/behaviour §15). */
const MAX_AGE_S = 31_536_000

/** The cookie counts whatever its value is. */
export function isAccepted(): boolean {
  return hasCookie(document.cookie) || (tabStorage() ?? document.body.dataset)[NAME] === '1'
}

/** Kept in a cookie; if cookies are refused, for this tab; if storage is refused too, for this document. */
export function keepAcceptance(): void {
  document.cookie = acceptanceCookie(location.protocol)
  if (!hasCookie(document.cookie)) (tabStorage() ?? document.body.dataset)[NAME] = '1'
}

export function acceptanceCookie(protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=1; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`
}

export function hasCookie(cookies: string): boolean {
  return cookies.split(';').some((pair) => pair.split('=', 1)[0]?.trim() === NAME)
}

/** Undefined if the visitor refuses storage too: then reading the property throws. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
