import { createFootButton, openFootBar, type FootBar } from '../navigation/foot-bars.ts'

/** Returns a function that says something in a bar at the foot, one thing at a time. */
export function createFootStatus() {
  let bar: FootBar | undefined

  return function say(words: string, ...more: readonly Node[]): void {
    bar?.close()
    const said = document.createElement('p')
    said.role = 'status'
    const close = createFootButton('Close', () => opened.close())
    const opened = openFootBar(said, ...more, close)
    bar = opened
    // After it is in the document, so that it is read out.
    said.textContent = words
  }
}
