/** Limits password attempts by account and by address. The owner's browsers have a limit of their own. */
import { storedEmail } from './stored-email.ts'

/**
 * A judgement: a person waits at most a quarter of an hour. An attacker gets 20 attempts an hour at one account from
 * one address, and 400 from many addresses: years for an uncommon password of 12 characters.
 */
const WINDOW_MS = 15 * 60_000

/** Attempts within the window. The numbers are judgements. */
const LIMITS = {
  /** One account from one address. A person who mistypes the password stops, or asks for a new one, before that. */
  pair: 5,
  /** All accounts together from one address: several people work in one office. */
  address: 50,
  /** One account from all addresses together: an attacker may have many addresses. */
  account: 100,
  /** One account from browsers in which its owner has logged in before. Such browsers have no other limit. */
  knownBrowser: 20,
} as const

export const TRIES_RULE = `After ${LIMITS.pair} tries, or ${LIMITS.knownBrowser} in a browser in which you have logged in before, the next one waits for up to ${WINDOW_MS / 60_000} minutes.`

/** Without a proxy, `address` is the same for all clients. */
export interface Trying {
  /** The email as it was typed, whether or not there is such an account. */
  readonly email: string
  readonly address: string
  readonly isKnownBrowser: boolean
}

/** The limits are in memory, so a restart forgets them. */
export interface Tries {
  /** Returns the milliseconds to wait. If that is 0, the attempt goes through and is counted. */
  begin(trying: Trying, nowMs: number): number
  /**
   * To be called after a correct password. Forgets earlier attempts at the account from the same address or browser:
   * the owner made them. Limits that count attempts of several people lose only the latest one.
   */
  forgive(trying: Trying): void
}

export function createTries(): Tries {
  /** Instants in epoch milliseconds, by the name of the limit. */
  const made = new Map<string, number[]>()
  return {
    begin(trying, nowMs) {
      forget(nowMs - WINDOW_MS)
      const limited = limitsOf(trying)
      const waits = limited.map(([key, most]) => {
        const instants = made.get(key) ?? []
        const oldest = instants.at(-most)
        return oldest === undefined ? 0 : oldest + WINDOW_MS - nowMs
      })
      const waitMs = Math.max(...waits)
      if (waitMs > 0) return waitMs
      for (const [key] of limited) made.set(key, [...(made.get(key) ?? []), nowMs])
      return 0
    },
    forgive(trying) {
      for (const [key] of limitsOf(trying)) {
        const isShared = key.startsWith('address') || key.startsWith('account')
        const left = isShared ? made.get(key)?.slice(0, -1) : undefined
        if (left?.length) made.set(key, left)
        else made.delete(key)
      }
    },
  }

  function forget(beforeMs: number): void {
    for (const [key, instants] of made) {
      const left = instants.filter((instant) => instant > beforeMs)
      if (left.length === 0) made.delete(key)
      else if (left.length < instants.length) made.set(key, left)
    }
  }
}

function limitsOf({ email, address, isKnownBrowser }: Trying): [key: string, most: number][] {
  const account = storedEmail(email)
  if (isKnownBrowser) return [[`browser ${account}`, LIMITS.knownBrowser]]
  return [
    [`pair ${address} ${account}`, LIMITS.pair],
    [`address ${address}`, LIMITS.address],
    [`account ${account}`, LIMITS.account],
  ]
}
