import { createFootButton, openFootBar, type FootBar } from '../navigation/foot-bars.ts'

/** Returns a function that shows a text in a bar at the foot of the window, one text at a time. */
export function createFootStatus() {
  let bar: FootBar | undefined

  return function say(words: string, ...more: readonly Node[]): void {
    bar?.close()
    const said = document.createElement('p')
    said.role = 'status'
    const close = createFootButton('Close', () => opened.close())
    const opened = openFootBar(said, ...more, close)
    bar = opened
    // The text is set after the bar is in the document, so that screen readers announce it.
    said.textContent = words
  }
}
