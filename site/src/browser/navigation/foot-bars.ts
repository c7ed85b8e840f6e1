import { focusQuietly } from './hash-target.ts'
import styles from './foot-bars.module.css'

/** The height of a bar and some space, so that the bars do not cover the focused element (WCAG 2.4.11). */
const BARS_HEIGHT = '5rem'

/** Opens a bar at the foot of the window. Several open bars are stacked. */
export function openFootBar(...content: readonly (Node | string)[]) {
  const foot = document.querySelector('[data-foot-bars]') ?? createFoot()
  const bar = document.createElement('aside')
  bar.className = styles['bar'] ?? ''
  bar.append(...content)
  foot.append(bar)
  const { style } = document.documentElement
  style.setProperty('scroll-padding-bottom', BARS_HEIGHT)
  // The page's own elements that stick to the foot of the window move above the bars.
  style.setProperty('--foot-bars', BARS_HEIGHT)
  return {
    element: bar,
    close(): void {
      const hadFocus = bar.contains(document.activeElement)
      bar.remove()
      if (hadFocus) focusQuietly(document.querySelector('main'))
      if (foot.hasChildNodes()) return
      style.removeProperty('scroll-padding-bottom')
      style.removeProperty('--foot-bars')
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
  return foot
}
