import styles from './throughout.module.css'
import { Caption } from '../../ui/caption.tsx'
import { FoldedRows } from '../../ui/folded-rows.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Tag } from '../../ui/tag.tsx'
import { countText, EXHIBITIONS } from '../../views/count-text.ts'
import type { BarView } from './load.ts'

export function throughoutText(count: number): string {
  return `${countText(EXHIBITIONS, count)} throughout`
}

export function Throughout({ bars }: { bars: readonly BarView[] }) {
  if (bars.length === 0) return null
  return (
    <FoldedRows title={throughoutText(bars.length)}>
      <ol className={styles.names}>
        {bars.map(({ id, href, number, title, status }) => (
          <li key={id}>
            <span className={styles.number}>{number}</span>{' '}
            <Link href={href}>
              <Caption text={title} />
            </Link>
            {status && (
              <>
                {' '}
                <Tag>{status}</Tag>
              </>
            )}
            <Mark code={id} className={styles.mark} />
          </li>
        ))}
      </ol>
    </FoldedRows>
  )
}
