/** The script of the holding page: fits its lines to the width and reloads when the site opens. */
import '../styles/styles.css'
import { reloadWhenOpen, serverAheadMs } from './shell/holding-reload.ts'
import styles from '../screens/holding/holding.module.css'
import { fontsOf, lineInk } from './shell/line-ink.ts'

/** Replaces the estimated sizes that came with the page by measured ones. */
async function fitLines(): Promise<void> {
  const { style } = document.documentElement
  for (const [index, line] of [...all(styles['line'])].entries()) {
    await fontsOf(line)
    const ink = lineInk(line)
    if (!ink) continue
    style.setProperty(`--em-${index + 1}`, String(ink.em))
    style.setProperty(`--bearing-${index + 1}`, String(ink.bearingEm))
  }
}

function all(className = ''): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`.${className}`)
}

async function askAgain(): Promise<void> {
  const given = document.body.dataset['opensAt']
  const opensAt = given === undefined ? undefined : Number(given)
  const aheadMs = opensAt === undefined ? 0 : await serverAheadMs(location.href)
  reloadWhenOpen({
    opensAt,
    now: () => Date.now() + aheadMs,
    random: Math.random,
    page: document,
    reload: () => location.reload(),
  })
}

// From here on the page reloads by itself, so the link is not needed.
for (const link of all(styles['open'])) link.hidden = true
void fitLines()
void askAgain()
