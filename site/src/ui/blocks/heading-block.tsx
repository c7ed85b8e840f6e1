import { Caption } from '../caption.tsx'

export interface HeadingBlockProps {
  readonly text: string
  readonly level: 2 | 3
  /** The id that `#` links point to. */
  readonly id: string
}

/** The heading of a section or subsection. */
export function HeadingBlock({ text, level, id }: HeadingBlockProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading id={id}>
      <Caption text={text} />
    </Heading>
  )
}
