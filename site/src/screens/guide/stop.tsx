import { Audio } from '../../ui/blocks/audio.tsx'
import { Directions } from '../../ui/directions.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { Figure, Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './guide.module.css'
import { stopAnchor, type StopView } from './stop-view.ts'

export interface StopProps {
  readonly stop: StopView
  /** The guide starting at this stop; absent if it starts here already. */
  readonly startHref?: string | undefined
}

/** The stops take half of a wide page, without the column of the numbers. */
const PICTURE_SIZES = '(width > 1024px) 45vw, 100vw'

export function Stop({ stop, startHref }: StopProps) {
  const { number, title, href, status, what, where, when, open, access, note } = stop
  const { directions, dwell, leg, at } = stop
  return (
    <li
      id={stopAnchor(number)}
      className={styles.stop}
      data-stop={number}
      data-at={at && `${at.lat},${at.lon}`}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {stop.thumbnail && (
        <div className={styles.thumbnail}>
          <Picture view={stop.thumbnail} sizes="9rem" decorative />
        </div>
      )}
      <div className={styles.facts}>
        {status && (
          <p>
            <Tag>{status}</Tag>
          </p>
        )}
        <h3 className={styles.title}>
          <span className="visuallyHidden">{`Stop ${number}: `}</span>
          {href ? <Link href={href}>{title}</Link> : title}
        </h3>
        {stop.notice && <p>{stop.notice}</p>}
        {what && <p>{what}</p>}
        {where && <p className={styles.meta}>{where}</p>}
        {when && <p className={styles.meta}>{when}</p>}
        {/* The current state is not printed, because it changes. */}
        {open && (
          <p className={`${styles.open} unprinted`} data-until={open.until} data-next={open.next}>
            {open.text}
          </p>
        )}
        {access && <p className={styles.meta}>{access}</p>}
        {note && <p className={styles.note}>{note}</p>}
        {dwell && <p className={styles.meta}>{`Allow ${dwell}`}</p>}
        {directions && <Directions {...directions} />}
        {stop.picture && <Figure view={stop.picture} sizes={PICTURE_SIZES} />}
        {stop.audio && <Audio {...stop.audio} />}
        {stop.mark && <Mark code={stop.mark.id} fingerprint={stop.mark.fingerprint} />}
        {startHref && (
          <p className="unprinted" data-start="">
            <Link href={startHref} className={styles.start} current={false}>
              Start here<span className="visuallyHidden">{`, at stop ${number}`}</span>
            </Link>
          </p>
        )}
      </div>
      {leg && <p className={styles.leg}>{leg}</p>}
    </li>
  )
}
