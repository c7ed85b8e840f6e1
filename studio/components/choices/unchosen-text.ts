interface UnchosenText {
  readonly text: string
  /** The earlier choice, or nothing. */
  readonly shown: string
  readonly isFound: boolean
  /** What a person should do: "choose from the list or create it". */
  readonly howToChoose: string
}

/** The sentence about a typed text when the focus leaves the input before anything was chosen. */
export function unchosenWords({ text, shown, isFound, howToChoose }: UnchosenText): string {
  const what = isFound ? `“${text}” is not chosen yet` : `Nothing is called “${text}”`
  const stays = shown ? ` Until then “${shown}” stays.` : ''
  return `${what}: ${howToChoose}.${stays}`
}
