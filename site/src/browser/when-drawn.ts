/** The longest time that a slow picture may delay the rest of the script (decision 030). */
const LONGEST_WAIT_MS = 3_000
/** Callbacks run before their frame is painted, and painting may last into the next frame (decision 030). */
const FRAMES_TO_DRAW = 3

/**
 * Resolves when the page and its leading picture are painted, or when the visitor presses something. Until then styles,
 * fonts and that picture have a slow connection to themselves.
 */
export function whenDrawn(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    // A hidden page is not painted.
    if (page.hidden) return done()
    for (const touch of ['pointerdown', 'keydown'])
      page.addEventListener(touch, done, { once: true })
    setTimeout(done, LONGEST_WAIT_MS)
    const leading = page.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    const drawn = () => afterFrames(FRAMES_TO_DRAW, done)
    // A picture that fails to decode is painted as its alt text.
    if (leading) leading.decode().then(drawn, drawn)
    else drawn()
  })
}

function afterFrames(count: number, task: () => void): void {
  if (count === 0) task()
  else requestAnimationFrame(() => afterFrames(count - 1, task))
}
