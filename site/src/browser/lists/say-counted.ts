/** Appends what only the browser knows, such as minutes and distance. */
export function sayCounted(line: HTMLElement, words: string): void {
  const counted = line.querySelector('[data-counted]') ?? document.createElement('span')
  counted.setAttribute('data-counted', '')
  const text = words && `, ${words}`
  if (counted.textContent !== text) counted.textContent = text
  if (!counted.isConnected) line.append(counted)
}
