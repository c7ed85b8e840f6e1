import styles from '../../ui/empty-state.module.css'

export interface EmptyWords {
  readonly sentence: string
  readonly links: readonly {
    readonly href: string
    readonly text: string
    /** The link clears the filter form in place, without a request. */
    readonly clears?: boolean
  }[]
}

/** Like `ui/empty-state.tsx`. Without words, removes the empty state. */
export function putEmptyState(list: Element, words: EmptyWords | undefined): void {
  list.parentElement?.querySelector(':scope > [data-emptied]')?.remove()
  if (!words) return
  const state = document.createElement('div')
  state.className = styles['empty'] ?? ''
  state.dataset['emptied'] = ''
  const sentence = document.createElement('p')
  sentence.className = styles['sentence'] ?? ''
  sentence.dataset['resultLine'] = ''
  sentence.textContent = words.sentence
  const links = document.createElement('ul')
  links.className = styles['links'] ?? ''
  for (const { href, text, clears } of words.links) {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = href
    link.textContent = text
    if (clears) link.dataset['clears'] = ''
    item.append(link)
    links.append(item)
  }
  state.append(sentence, links)
  list.before(state)
}
