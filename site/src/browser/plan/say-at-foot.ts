import { createFootButton, openFootBar, type FootBar } from '../navigation/foot-bars.ts'

/** One text at a time. */
export function createFootStatus() {
  let bar: FootBar | undefined

  return function say(words: string, ...more: readonly Node[]): void {
    bar?.close()
    const close = createFootButton('Close', () => opened.close())
    const opened = openStatusBar(words, ...more, close)
    bar = opened
  }
}

export function openStatusBar(words: string, ...more: readonly Node[]): FootBar {
  const said = document.createElement('p')
  said.role = 'status'
  const bar = openFootBar(said, ...more)
  // The text is set after the bar is in the document, so that screen readers announce it.
  said.textContent = words
  return bar
}
