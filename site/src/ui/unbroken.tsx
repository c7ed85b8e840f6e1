import { Fragment } from 'react'

/**
 * Text that breaks between its words, but not after the dash of a range, nor between a day and its month: "6–7.30pm",
 * "14 March" and "6–29 March" stay whole in a narrow column.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+–\S+(?: [A-Z][a-z]+)?|\b\d+ [A-Z][a-z]+)/).map((part, index) =>
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
