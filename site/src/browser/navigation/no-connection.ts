import type { NavigationListener } from './navigation.ts'
import styles from './no-connection.module.css'
import { say } from './announce-navigation.ts'

const WORDS = 'No connection.'
const AGAIN = 'Try again'

/**
 * Tells the visitor that there is no connection and offers to try again; the shown page stays (spec/behaviour
 * §18.12).
 */
export function createNoConnection() {
  let bar: HTMLElement | undefined
  let again: (() => void) | undefined

  function open(): HTMLElement {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', textContent: AGAIN, className: styles['again'] })
    button.addEventListener('click', () => again?.())
    const opened = document.createElement('aside')
    opened.className = styles['bar'] ?? ''
    opened.append(`${WORDS} `, button)
    document.body.append(opened)
    return opened
  }

  return {
    say(retry: () => void): void {
      again = retry
      bar ??= open()
      say(`${WORDS} ${AGAIN}`)
    },
    /** Removes the bar when a page has been swapped in. */
    listener: {
      shown({ isSwapped }) {
        if (!isSwapped) return
        bar?.remove()
        bar = undefined
      },
    } satisfies NavigationListener,
  }
}

export type NoConnection = Pick<ReturnType<typeof createNoConnection>, 'say'>
