import { Fragment } from 'react'
import { caption } from 'contract/rules/caption.ts'

/** Text in which square brackets are italics (spec/asked §9). */
export function Caption({ text }: { text: string }) {
  return caption(text).map((node, index) =>
    node.em ? <em key={index}>{node.text}</em> : <Fragment key={index}>{node.text}</Fragment>,
  )
}
