interface LeftText {
  readonly text: string
  /** The earlier choice, or nothing. */
  readonly shown: string
  /** Whether the list has something for the text. */
  readonly isFound: boolean
  /** "choose from the list or create it" */
  readonly howToChoose: string
}

/** What is said of a text that was typed to choose something, and left without a choice. */
export function wordsOfLeft({ text, shown, isFound, howToChoose }: LeftText): string {
  const what = isFound ? `“${text}” is not chosen yet` : `Nothing is called “${text}”`
  const stays = shown ? ` Until then “${shown}” stays.` : ''
  return `${what}: ${howToChoose}.${stays}`
}
