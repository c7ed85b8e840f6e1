/** A picture that does not come keeps nobody from the menu for longer (decision 030). */
const LONGEST_WAIT_MS = 3_000
/** A frame's callbacks come before it is drawn, and those of the next one while it still may be (decision 030). */
const FRAMES_TO_DRAW = 3

/**
 * Resolves when the page and its leading picture are drawn, and no later than when somebody touches it: styles, fonts and
 * that picture have a slow line to themselves until then.
 */
export function whenDrawn(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    // Nobody waits for what nobody sees, and it is not drawn.
    if (page.hidden) return done()
    for (const touch of ['pointerdown', 'keydown'])
      page.addEventListener(touch, done, { once: true })
    setTimeout(done, LONGEST_WAIT_MS)
    const leading = page.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    const drawn = () => afterFrames(FRAMES_TO_DRAW, done)
    // One that fails is drawn as its alt text.
    if (leading) leading.decode().then(drawn, drawn)
    else drawn()
  })
}

function afterFrames(count: number, task: () => void): void {
  if (count === 0) task()
  else requestAnimationFrame(() => afterFrames(count - 1, task))
}
