import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Mark } from './mark.tsx'
import { NowLine, type NowLineProps } from './now-line.tsx'
import styles from './result-rows.module.css'
import { Unbroken } from './unbroken.tsx'

export interface ResultRow extends NowLineProps {
  readonly href: string
  readonly title: ReactNode
  readonly detail?: string | undefined
  readonly year?: number | undefined
  readonly where?: string | undefined
  readonly when?: string | undefined
  /** The address of a small picture. */
  readonly picture?: string | undefined
  /** The code by which a visitor saves the record; absent if it cannot be saved. */
  readonly code?: string | undefined
}

/** The title is the row's only link. */
export function ResultRows({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <ul data-pictured={rows.some(({ picture }) => picture !== undefined) || undefined}>
      {rows.map(({ href, title, detail, year, now, status, where, when, picture, code }) => (
        <li key={href} className={styles.row}>
          <div>
            <NowLine now={now} status={status} />{' '}
            <Link href={href} className={styles.title}>
              {title}
            </Link>{' '}
            {detail && <p className={styles.detail}>{detail}</p>}{' '}
            {(where || when) && (
              <p className={styles.detail}>
                <Unbroken text={[where, when].filter(Boolean).join(', ')} />
              </p>
            )}
          </div>{' '}
          {year !== undefined && <span className={styles.year}>{year}</span>}
          {code && <Mark code={code} className={styles.mark} />}
          {picture && <img className={styles.picture} src={picture} alt="" {...SMALL} />}
        </li>
      ))}
    </ul>
  )
}

/** Attributes of a picture. Its square is reserved, so that nothing moves when the picture loads. */
const SMALL = { width: 72, height: 72, loading: 'lazy', decoding: 'async' } as const
