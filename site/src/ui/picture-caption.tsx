import { caption } from 'contract/rules/caption.ts'
import { Unbroken } from './unbroken.tsx'

/** The size of a work: "120 × 180 cm". */
const SIZE = /([\d.]+(?: × [\d.]+)+ \w+)/

/** The caption of a picture: square brackets are italics (spec/asked §9), and the size of a work stays on one line. */
export function PictureCaption({ text }: { text: string }) {
  return caption(text).map((node, index) =>
    node.em ? (
      <em key={index}>{node.text}</em>
    ) : (
      <Unbroken key={index} text={node.text} whole={SIZE} />
    ),
  )
}
