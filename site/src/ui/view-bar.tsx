import type { ReactNode } from 'react'
import type { Choice } from '../lists/narrow-list.ts'
import type { TypeChoice, ViewChoices } from '../lists/program-bar.ts'
import { FoldWhenNarrow } from './fold-when-narrow.tsx'
import { Link } from './link.tsx'
import styles from './view-bar.module.css'

export interface ViewBarProps extends ViewChoices {
  readonly children?: ReactNode
}

/** spec/screens §0.7. A group with one choice changes nothing, so it is left out. `children` is the filter form. */
export function ViewBar({ types, sorts, views, children }: ViewBarProps) {
  const arranges = sorts.length > 1 || views.length > 1
  return (
    <>
      <Chips label="Type" choices={types} />
      <div className={`${styles.tools} unprinted`}>
        {arranges && (
          <FoldWhenNarrow summary="Sort and view">
            <div className={styles.second}>
              <Choices label="Sort by" choices={sorts} />
              <Choices label="View" choices={views} />
            </div>
          </FoldWhenNarrow>
        )}
        {children}
      </div>
    </>
  )
}

interface ChipsProps {
  readonly label: string
  readonly choices: readonly TypeChoice[]
}

/** The browser counts again when it filters. */
export function Chips({ label, choices }: ChipsProps) {
  if (choices.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.types} data-bar="">
        {choices.map(({ label: text, href, count, isCurrent, type, all }) => (
          <li key={text} data-muted={count === 0 || undefined}>
            <Link href={href} current={isCurrent && 'page'}>
              {text}
              {(count !== undefined || all !== undefined) && (
                <span className={styles.count} hidden={count === undefined}>
                  <span className="visuallyHidden">, </span>
                  <span data-tab={type} data-all={all}>
                    {count}
                  </span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.choices} data-bar="">
        {choices.map(({ label: text, href, isCurrent }) => (
          <li key={text}>
            <Link href={href} current={isCurrent && 'true'}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
