import { Fragment } from 'react'
import { unbrokenParts } from './unbroken-parts.ts'

export interface UnbrokenProps {
  readonly text: string
  /** What stays whole in a narrow column; one group, around all of it. Dates and times unless given. */
  readonly whole?: RegExp
}

/** Text that breaks between its words, but not within some of them. */
export function Unbroken({ text, whole }: UnbrokenProps) {
  return unbrokenParts(text, whole).map((part, index) =>
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
