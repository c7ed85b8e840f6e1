import type { ReactNode } from 'react'
import { Caption } from '../../ui/caption.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NowLine } from '../../ui/now-line.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { GapView } from './gaps.ts'
import type { PlanItemView } from './plan-items.ts'
import styles from './plan.module.css'

export interface PlanItemProps {
  readonly item: PlanItemView & { readonly gap?: GapView | undefined }
  /** One of several sessions of an event, below the event's name. */
  readonly isTime?: true | undefined
  readonly children?: ReactNode
}

export function PlanItem({ item, isTime, children }: PlanItemProps) {
  const { mark, when, gap, now, status, title, href, type, where, price, access, at } = item
  return (
    <li className={styles.item} data-at={at && `${at.lat},${at.lon}`}>
      {gap && (
        <p className={styles.gap}>
          {gap.isClash && <Tag>Clash</Tag>} {gap.text}
        </p>
      )}
      <p className={styles.when}>
        <Unbroken text={when} />
      </p>
      <div className={styles.facts}>
        <NowLine now={now} status={status} />
        {!isTime && (
          <h3 className={styles.title}>
            <Link href={href}>
              <Caption text={title} />
            </Link>
          </h3>
        )}
        <p>{[isTime ? undefined : type, where].filter(Boolean).join(', ')}</p>
        {!isTime && <p>{[price, access].filter(Boolean).join('. ')}</p>}
        {children}
      </div>
      <Mark {...mark} className={styles.mark} />
    </li>
  )
}
