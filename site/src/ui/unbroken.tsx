import { Fragment } from 'react'

/** Text that breaks between its words, never after the dash of a range: "6–7.30pm" stays whole in a narrow column. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+–\S+)/).map((part, index) =>
    // Every second part is a range.
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
