import { Fragment, type ReactNode } from 'react'
import { caption } from 'contract/rules/caption.ts'

interface CaptionProps {
  readonly text: string
  /** How the text outside the brackets is drawn; by default as plain text. */
  readonly plain?: (text: string) => ReactNode
}

/** Text in which square brackets are italics (spec/asked §9). */
export function Caption({ text, plain = (words) => words }: CaptionProps) {
  return caption(text).map((node, index) =>
    node.em ? (
      <em key={index}>{node.text}</em>
    ) : (
      <Fragment key={index}>{plain(node.text)}</Fragment>
    ),
  )
}
