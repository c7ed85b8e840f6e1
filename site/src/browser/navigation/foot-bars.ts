import { focusQuietly } from './hash-target.ts'
import styles from './foot-bars.module.css'

/** The space above the bars, for the outline of the focused element. */
const SPACE_PX = 16

/** Several open bars are stacked. */
export function openFootBar(...content: readonly (Node | string)[]) {
  const foot = document.querySelector('[data-foot-bars]') ?? createFoot()
  const bar = document.createElement('aside')
  bar.className = styles['bar'] ?? ''
  bar.append(...content)
  foot.append(bar)
  return {
    element: bar,
    close(): void {
      const hadFocus = bar.contains(document.activeElement)
      bar.remove()
      if (hadFocus) focusQuietly(document.querySelector('main'))
    },
  }
}

export type FootBar = ReturnType<typeof openFootBar>

export function createFootButton(words: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', textContent: words, className: styles['button'] })
  button.addEventListener('click', press)
  return button
}

export function createFootLink(words: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a')
  Object.assign(link, { href, textContent: words, className: styles['link'] })
  return link
}

function createFoot(): HTMLElement {
  const foot = document.createElement('div')
  foot.className = `${styles['foot']} unprinted`
  foot.dataset['footBars'] = ''
  document.body.append(foot)
  new ResizeObserver(() => leaveRoom(foot.offsetHeight)).observe(foot)
  return foot
}

/** The bars cover neither the focused element (WCAG 2.4.11) nor what sticks to the foot of the window. */
function leaveRoom(barsHeight: number): void {
  const { style } = document.documentElement
  const room = barsHeight === 0 ? '' : `${barsHeight + SPACE_PX}px`
  style.setProperty('scroll-padding-bottom', room)
  style.setProperty('--foot-bars', room)
}
