import { Fragment } from 'react'
import { unbrokenParts } from './unbroken-parts.ts'

export interface UnbrokenProps {
  readonly text: string
  /** Matches what must not break across lines, as in `unbrokenParts`; dates and times by default. */
  readonly whole?: RegExp
}

export function Unbroken({ text, whole }: UnbrokenProps) {
  return unbrokenParts(text, whole).map((part, index) =>
    // Every second part must not break.
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
