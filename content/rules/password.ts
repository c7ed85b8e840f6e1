import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { isLongEnough, MIN_PASSWORD } from 'contract/rules/password.ts'

/** The lowest score of zxcvbn (0 to 4) that protects a password even if the table of hashes is stolen. */
const GOOD_SCORE = 3
/** More characters would make the estimate slow, and hardly change the score. */
const LOOKED_AT = 64

let guesser: ZxcvbnFactory | undefined

/** Made when the first password is checked, because the dictionaries take nearly a tenth of a second. */
function theGuesser(): ZxcvbnFactory {
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return guesser
}

/** Says why a password is refused; undefined for a good one. `email` and `name` are those of the account. */
export function passwordProblem(
  password: string,
  { email, name }: { readonly email: string; readonly name?: string | null | undefined },
): string | undefined {
  if (!isLongEnough(password)) return `A password has at least ${MIN_PASSWORD} characters`
  if (isOwnAddress(password, email)) return 'Your email address is the first guess: choose another'
  const words = [email, ...email.split(/[@.]/), ...(name?.split(/\s+/) ?? [])]
  const { score } = theGuesser().check(
    password.slice(0, LOOKED_AT),
    words.filter((word) => word !== ''),
  )
  return score < GOOD_SCORE
    ? 'This is easy to guess: choose another, or add a few words'
    : undefined
}

function isOwnAddress(password: string, email: string): boolean {
  const [typed, own] = [password, email].map((text) => text.trim().toLowerCase())
  return typed !== undefined && own !== undefined && own !== '' && typed.includes(own)
}
