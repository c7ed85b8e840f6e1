import { GO_BACK_HOME } from 'contract/rules/error-messages.ts'
import type { LikelyPage, PageError } from '../../views/page-error.ts'
import { Link } from '../../ui/link.tsx'
import { ResultRows } from '../../ui/result-rows.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import buttons from '../../ui/buttons.module.css'
import styles from './error.module.css'

/**
 * The error screen (spec/asked §2, spec/screens §12). `bdi` keeps a message or path in another script from changing the
 * order of the words around it. After a server error (5xx) there is no search, because it would fail too.
 */
export function ErrorScreen({ error }: { error: PageError }) {
  const { status, message, fullPath, detail, likely } = error
  return (
    <div className={`wrap ${styles.error}`}>
      <p className={styles.code}>{status}</p>
      <h1 className={styles.message}>
        <bdi>{message}</bdi>
      </h1>
      {detail && <p className={styles.detail}>{detail}</p>}
      {status === 404 && fullPath !== undefined && (
        <p className={styles.url}>
          <bdi>{fullPath}</bdi>
        </p>
      )}
      <p className={buttons.buttons}>
        <Link href="/" replaces className={buttons.solid}>
          {GO_BACK_HOME}
        </Link>
        {status === 404 && (
          <Link href="/now" className={buttons.button}>
            What is open now
          </Link>
        )}
      </p>
      {status < 500 && (
        <div className={styles.search}>
          <SearchForm id="error-search" />
        </div>
      )}
      {likely && <LikelyPages pages={likely} />}
    </div>
  )
}

function LikelyPages({ pages }: { pages: readonly LikelyPage[] }) {
  return (
    <section className={styles.likely} aria-labelledby="likely-pages">
      <h2 id="likely-pages">Did you mean</h2>
      <ResultRows rows={pages.map(({ href, title, kind }) => ({ href, title, detail: kind }))} />
    </section>
  )
}
