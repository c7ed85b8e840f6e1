import { Caption } from '../../ui/caption.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultRows, type ResultRow } from '../../ui/result-rows.tsx'
import type { ResultGroupView, ResultView } from './create-search.ts'
import styles from './search.module.css'

/** The results of one type: first those of this year or without a year, then those of past festivals. */
export function ResultGroup({ group, allHref }: { group: ResultGroupView; allHref: string }) {
  const { type, title, current, earlier, all } = group
  const id = `found-${type}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.results}>
        {current.length > 0 && <ResultRows rows={rowsOf(current)} />}
        {earlier.length > 0 && (
          <>
            <h3 className={styles.earlier}>In past festivals</h3>
            <ResultRows rows={rowsOf(earlier)} />
          </>
        )}
        {all && (
          <p className={styles.all}>
            <Link href={allHref} current={false}>
              {all}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

function rowsOf(results: readonly ResultView[]): readonly ResultRow[] {
  return results.map(({ title, ...row }) => ({ ...row, title: <Caption text={title} /> }))
}
