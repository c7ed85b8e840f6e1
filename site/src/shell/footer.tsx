import type { ResolvedTheme } from 'contract/rules/theme.ts'
import { Buttons } from '../ui/buttons.tsx'
import { PRINTED_ON_ID } from '../ui/element-ids.ts'
import { FitText } from '../ui/fit-text.tsx'
import { FoldWhenNarrow } from '../ui/fold-when-narrow.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { logoOn } from '../views/logo-on.ts'
import styles from './footer.module.css'
import { LinkGroup } from './link-group.tsx'
import type { PartnerView, ShellGroup, ShellView } from './load-shell.ts'

export interface FooterContentProps {
  readonly shell: ShellView
  /** Whether the navigation columns are hidden if there is script. */
  readonly isShort: boolean
  readonly theme: ResolvedTheme
  /** The address of the page, for print. An error is rendered once for all addresses, so it has none. */
  readonly source?: string | undefined
}

/** Inside the footer (spec/asked §2, spec/screens §7). */
export function FooterContent({ shell: { footer }, isShort, theme, source }: FooterContentProps) {
  return (
    <>
      <div className={styles.top}>
        <nav
          id="footer-navigation"
          aria-label="Footer"
          className={styles.navigation}
          data-short={isShort ? '' : undefined}
        >
          {footer.navigation.map((group, index) => (
            <Column key={`${index} ${group.title}`} group={group} />
          ))}
        </nav>
        {footer.buttons.length > 0 && (
          <div className={`${styles.buttons} unprinted`}>
            <Buttons links={footer.buttons} areEqual />
          </div>
        )}
      </div>
      {footer.partners.map(({ title, partners }) => (
        <section key={title} className={`${styles.partners} unprinted`}>
          <h2>{title}</h2>
          <ul className={styles.logos}>
            {partners.map((partner, index) => (
              <li key={`${index} ${partner.name}`}>
                <PartnerLogo partner={partner} background={theme.backgroundColor} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.words}>
        <p>{footer.acknowledgement}</p>
        <button type="button" className={styles.reopen} data-reopens="">
          Acknowledgement
        </button>{' '}
        <p className={styles.contact}>
          {footer.accessContact && (
            <span>
              Access:{' '}
              <Link href={`mailto:${footer.accessContact}`} className={styles.contactLink}>
                {footer.accessContact}
              </Link>
            </span>
          )}
          {footer.privacy && (
            <Link href={footer.privacy} className={`${styles.contactLink} unprinted`}>
              Privacy
            </Link>
          )}
        </p>
      </div>
      {source !== undefined && <PrintedFrom source={source} />}
      <FitText text={footer.years.text} className={`${styles.years} unprinted`} />
    </>
  )
}

/** Folded under its title on narrow screens. A column without a title cannot be folded. */
function Column({ group }: { group: ShellGroup }) {
  const links = <LinkGroup group={group} className={styles.links} linkClassName={styles.link} />
  return (
    <div className={styles.column}>
      {group.title ? <FoldWhenNarrow summary={group.title}>{links}</FoldWhenNarrow> : links}
    </div>
  )
}

/** A script adds the query and the date of the print. */
function PrintedFrom({ source }: { source: string }) {
  return (
    <p className={`${styles.source} printed`}>
      {source}
      <span id={PRINTED_ON_ID} />
    </p>
  )
}

/** The alternative text is the partner's name (spec/behaviour §14.4). */
function PartnerLogo({ partner, background }: { partner: PartnerView; background: string }) {
  const logo = logoOn(partner, background)
  return (
    <Link href={partner.href} className={styles.logo}>
      {logo && <Logo {...logo} alt={partner.name} />}
    </Link>
  )
}
