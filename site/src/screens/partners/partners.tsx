import type { Screen } from '../../views/screen.ts'
import { Link } from '../../ui/link.tsx'
import { PartnerTiers } from '../../ui/partner-tiers.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { loadPartners, type PartnersView } from './load.ts'
import styles from './partners.module.css'

function Partners({ view: { title, intro, tiers, earlier } }: { view: PartnersView }) {
  return (
    <div className="wrap">
      <ScreenHead title={title} intro={intro} />
      {tiers.length > 0 && <PartnerTiers tiers={tiers} />}
      {earlier.length > 0 && (
        <section className={styles.earlier} aria-labelledby="previous-festivals">
          <h2 id="previous-festivals">Previous festivals</h2>
          {earlier.map(({ year, partners }) => (
            <details key={year} className={styles.year}>
              <summary className={styles.summary}>{year}</summary>
              <ul className={styles.names}>
                {partners.map(({ name, href }) => (
                  <li key={name}>
                    <Link href={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      )}
    </div>
  )
}

export const screen: Screen<PartnersView> = {
  load: loadPartners,
  Component: Partners,
}
