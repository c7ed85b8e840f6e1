import { Fragment } from 'react'

/** Not after the dash of a range, nor between a day and its month: "6–7.30pm", "14 March" and "6–29 March". */
const DATES = /(\S+–\S+(?: [A-Z][a-z]+)?|\b\d+ [A-Z][a-z]+)/

export interface UnbrokenProps {
  readonly text: string
  /** What stays whole in a narrow column; one group, around all of it. */
  readonly whole?: RegExp
}

/** Text that breaks between its words, but not within some of them. */
export function Unbroken({ text, whole = DATES }: UnbrokenProps) {
  return text.split(whole).map((part, index) =>
    // Every second part stays whole.
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
