import { usePage } from '../../islands/page-context.ts'
import { Link } from '../../ui/link.tsx'
import { qrPath } from '../../ui/qr-path.ts'
import styles from './plan.module.css'

/** With a QR code, to read the link from paper or from another screen. */
export function PlanLink({ path, isLarge }: { path: string; isLarge: boolean }) {
  const { origin } = usePage()
  const href = origin + path
  const { size, path: drawn } = qrPath(href)
  const mail = `mailto:?subject=${encodeURIComponent('My program')}&body=${encodeURIComponent(href)}`
  return (
    <section className={styles.link} aria-labelledby="link">
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code of this plan’s link"
      >
        <path d={drawn} />
      </svg>
      <div>
        <h2 id="link">The plan is its link</h2>
        <p>Whoever opens it sees this plan. On another device it brings all of it back.</p>
        <p className={styles.address}>{href}</p>
        <p className="unprinted">
          <Link href={mail}>Send it by mail</Link>
        </p>
        <p className="unprinted">
          <Link
            href={`/calendar/plan.ics${path.slice(path.indexOf('?'))}`}
            download="my-program.ics"
          >
            Put it into your calendar
          </Link>
        </p>
        <p className="unprinted">
          <Link href={isLarge ? path : `${path}&size=large`} current={false}>
            {isLarge ? 'Print in the usual size' : 'Print in large type'}
          </Link>
        </p>
      </div>
    </section>
  )
}
