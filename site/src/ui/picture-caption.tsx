import { Caption } from './caption.tsx'
import { Unbroken } from './unbroken.tsx'

export function PictureCaption({ text }: { text: string }) {
  return <Caption text={text} plain={withSizesWhole} />
}

/** The size of a work: "120 × 180 cm". */
const SIZE = /([\d.]+(?: × [\d.]+)+ \w+)/

function withSizesWhole(text: string) {
  return <Unbroken text={text} whole={SIZE} />
}
