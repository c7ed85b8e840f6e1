import type { InlineView, RichTextView, TextBlockView } from '../views/rich-text.ts'
import { Link } from './link.tsx'
import styles from './rich-text.module.css'

/** spec/content A3 */
export function RichText({ body }: { body: RichTextView }) {
  return (
    <div className={styles.text}>
      {body.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: TextBlockView }) {
  switch (block.type) {
    case 'p':
      return (
        <p>
          <Inlines of={block.children} />
        </p>
      )
    case 'h2':
    case 'h3': {
      const Heading = block.type
      return (
        <Heading id={block.id}>
          <Inlines of={block.children} />
        </Heading>
      )
    }
    case 'ul':
    case 'ol': {
      const List = block.type
      return (
        <List className={block.type === 'ul' ? styles.bullets : styles.numbers}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines of={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <figure>
          <blockquote className={styles.quote}>
            <Inlines of={block.children} />
          </blockquote>
          {block.cite && <figcaption>{block.cite}</figcaption>}
        </figure>
      )
  }
}

function Inlines({ of }: { of: readonly InlineView[] }) {
  return of.map((inline, index) => {
    if ('br' in inline) return <br key={index} />
    if ('link' in inline) {
      return (
        <Link key={index} href={inline.link} current={false}>
          <Inlines of={inline.children} />
        </Link>
      )
    }
    return <Run key={index} run={inline} />
  })
}

function Run({ run: { text, strong, em, lang } }: { run: Extract<InlineView, { text: string }> }) {
  const words = em ? <em>{text}</em> : text
  const stressed = strong ? <strong>{words}</strong> : words
  // The browser takes the direction of a text from its letters.
  return lang ? (
    <span lang={lang} dir="auto">
      {stressed}
    </span>
  ) : (
    stressed
  )
}
