import type { Screen } from '../../views/screen.ts'
import { Blocks } from '../../ui/blocks.tsx'
import { Buttons } from '../../ui/buttons.tsx'
import { Files } from '../../ui/files.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Figure } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { CallTime } from '../../views/participate-deadline.ts'
import { loadParticipateItem, type CallView } from './load.ts'
import styles from './participate-item.module.css'

const STATES = { open: 'Open', upcoming: 'Upcoming', closed: 'Closed' } as const
/** Columns 6 to 12; a square or portrait picture takes 6 to 10. */
const IMAGE_SIZES = {
  panorama: '(width > 1024px) 58vw, 100vw',
  landscape: '(width > 1024px) 58vw, 100vw',
  square: '(width > 1024px) 41vw, 100vw',
  portrait: '(width > 1024px) 41vw, 100vw',
} as const

function ParticipateItem({ view }: { view: CallView }) {
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <p className={styles.state}>
          <Tag>{STATES[view.state]}</Tag> {view.kind}
        </p>
        <PageTitle text={view.title} />
        <p className={styles.summary}>{view.summary}</p>
      </header>
      <div className={`wrap ${styles.top}`}>
        <div className={styles.facts}>
          <Facts view={view} />
          <Apply view={view} />
        </div>
        {view.picture && (
          <div className={styles.picture} data-layout={view.picture.layout}>
            <Figure view={view.picture} sizes={IMAGE_SIZES[view.picture.layout]} leading />
          </div>
        )}
      </div>
      <Blocks blocks={view.blocks} />
      <Closing view={view} />
    </article>
  )
}

function Facts({ view: { deadline, fee, waiver, eligibility } }: { view: CallView }) {
  if (!deadline && !fee && !waiver && !eligibility) return null
  return (
    <dl className={styles.list}>
      {deadline && (
        <div className={styles.fact}>
          <dt>Deadline</dt>
          <dd>
            <Moment at={deadline} />
          </dd>
        </div>
      )}
      {(fee ?? waiver) && (
        <div className={styles.fact}>
          <dt>Fee</dt>
          <dd>
            {fee && <p>{fee}</p>}
            {waiver && <p>{waiver}</p>}
          </dd>
        </div>
      )}
      {eligibility && (
        <div className={styles.fact}>
          <dt>Who may take part</dt>
          <dd>
            <RichText body={eligibility} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Apply({ view: { apply, notice, outcome } }: { view: CallView }) {
  return (
    <>
      {apply && <Buttons links={[apply]} />}
      {notice && (
        <p className={styles.notice}>
          <Moment at={notice} />
        </p>
      )}
      {outcome.length > 0 && (
        <section className={styles.outcome} aria-labelledby="outcome">
          <h2 id="outcome">What came of it</h2>
          <ul>
            {outcome.map(({ title, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Closing({ view: { terms, downloads, contact } }: { view: CallView }) {
  if (!terms && downloads.length === 0 && !contact) return null
  return (
    <footer className={`wrap ${styles.closing}`}>
      {terms && (
        <section>
          <h2>Terms</h2>
          <p>
            <Link href={terms.href}>{terms.title}</Link>
          </p>
        </section>
      )}
      {downloads.length > 0 && (
        <section>
          <h2>Downloads</h2>
          <Files files={downloads} />
        </section>
      )}
      {contact && (
        <section>
          <h2>Contact</h2>
          <p>{contact.href ? <Link href={contact.href}>{contact.text}</Link> : contact.text}</p>
        </section>
      )}
    </footer>
  )
}

function Moment({ at: { text, dateTime } }: { at: CallTime }) {
  return <time dateTime={dateTime}>{text}</time>
}

export const screen: Screen<CallView> = {
  load: loadParticipateItem,
  Component: ParticipateItem,
}
