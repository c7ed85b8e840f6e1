import { createFootButton, openFootBar, type FootBar } from './foot-bars.ts'
import type { NavigationListener } from './navigation.ts'
import { say } from './announce-navigation.ts'

const WORDS = 'No connection.'
const AGAIN = 'Try again'

/** The page that is shown stays (spec/behaviour §18.12). */
export function createNoConnection() {
  let bar: FootBar | undefined
  let again: (() => void) | undefined

  return {
    say(retry: () => void): void {
      again = retry
      bar ??= openFootBar(
        WORDS,
        createFootButton(AGAIN, () => again?.()),
      )
      say(`${WORDS} ${AGAIN}`)
    },
    listener: {
      shown({ isSwapped }) {
        if (!isSwapped) return
        bar?.close()
        bar = undefined
      },
    } satisfies NavigationListener,
  }
}

export type NoConnection = Pick<ReturnType<typeof createNoConnection>, 'say'>
