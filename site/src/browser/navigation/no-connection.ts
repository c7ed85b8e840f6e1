import type { NavigationListener } from './navigation.ts'
import styles from './no-connection.module.css'
import { say } from './say.ts'

const WORDS = 'No connection.'
const AGAIN = 'Try again'

/** Says that nothing can be loaded, and tries again on a press; the page that is shown stays (spec/behaviour §18.12). */
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
    /** Closes it when a page has come. */
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
