import type { Screen } from '../../views/screen.ts'
import { Blocks } from '../../ui/blocks.tsx'
import { Buttons } from '../../ui/buttons.tsx'
import { FitText } from '../../ui/fit-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Neighbours } from '../../ui/neighbours.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PartnerTiers } from '../../ui/partner-tiers.tsx'
import { Figure } from '../../ui/picture.tsx'
import { Related } from '../../ui/related.tsx'
import { Section } from '../../ui/section.tsx'
import { Stats } from '../../ui/stats.tsx'
import { loadPastFestival, type PastFestivalView } from './load.ts'
import styles from './past-festival.module.css'

const IMAGE_SIZES = '100vw'

function PastFestival({ view }: { view: PastFestivalView }) {
  const { title, dates, theme, picture, stats, summary, blocks } = view
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <PageTitle text={title} />
        {dates && <p className={styles.dates}>{dates}</p>}
        {theme && <FitText text={theme} className={styles.themeWord} />}
      </header>
      <div className={`wrap ${styles.top}`}>
        {picture && <Figure view={picture} sizes={IMAGE_SIZES} leading />}
        {stats.length > 0 && <Stats items={stats} />}
        <p className={styles.summary}>{summary}</p>
      </div>
      <Blocks blocks={blocks} />
      <div className="wrap">
        <Related title="Highlights" related={view.highlights} />
        <Record view={view} />
      </div>
    </article>
  )
}

function Record({
  view: { links, report, tiers, cite, newer, older },
}: {
  view: PastFestivalView
}) {
  return (
    <>
      {links.length > 0 && (
        <Section id="year" title="The festival on record" holds="text">
          <Buttons links={links} />
        </Section>
      )}
      {report && (
        <Section id="report" title="Report" holds="text">
          <p>
            <Link href={report.href}>{report.title}</Link>
          </p>
        </Section>
      )}
      {tiers.length > 0 && (
        <Section id="partners" title="Partners">
          <PartnerTiers tiers={tiers} heading="h3" />
        </Section>
      )}
      {cite && (
        <Section id="cite" title="How to cite" holds="text">
          <p>{cite}</p>
        </Section>
      )}
      <Neighbours
        label="Previous and next festival"
        previous={older}
        next={newer}
        words={['Previous', 'Next']}
      />
    </>
  )
}

export const screen: Screen<PastFestivalView> = {
  load: loadPastFestival,
  Component: PastFestival,
}
