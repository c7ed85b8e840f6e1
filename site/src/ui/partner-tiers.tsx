import type { PartnerItemView, PartnerTierView } from '../views/partner-tiers.ts'
import { Link } from './link.tsx'
import { Logo } from './logo.tsx'
import styles from './partner-tiers.module.css'

export interface PartnerTiersProps {
  readonly tiers: readonly PartnerTierView[]
  readonly heading?: 'h2' | 'h3' | 'h4'
}

export function PartnerTiers({ tiers, heading: Heading = 'h2' }: PartnerTiersProps) {
  return (
    <div className={styles.tiers}>
      {tiers.map(({ tier, title, partners }) => (
        <section key={tier} className={styles.tier}>
          <Heading className={styles.title}>{title}</Heading>
          <ul className={styles.partners} data-tier={tier}>
            {partners.map((partner) => (
              <Partner key={partner.slug} partner={partner} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The name below the logo is the link's text. With an alternative text the logo would say it twice. */
function Partner({ partner: { name, href, blurb, logo } }: { partner: PartnerItemView }) {
  return (
    <li>
      <Link href={href} className={styles.link}>
        {logo && (
          <span className={styles.cell} data-plate={logo.plate}>
            <Logo file={logo.file} inDark={logo.inDark} alt="" className={styles.logo} />
          </span>
        )}
        {name}
      </Link>
      {blurb && <p className={styles.blurb}>{blurb}</p>}
    </li>
  )
}
