import { FitText } from '../ui/fit-text.tsx'
import { Link } from '../ui/link.tsx'
import { ACKNOWLEDGEMENT_ID } from './acknowledgement.tsx'
import styles from './footer.module.css'
import type { PartnerView, ShellView } from './load-shell.ts'

export interface FooterProps {
  readonly shell: ShellView
  /** Without the navigation columns. */
  readonly isShort: boolean
  /** Light logos, for dark backgrounds. */
  readonly isLight: boolean
}

/** Navigation, partners, acknowledgement and the large years (specification §2, screens 7). */
export function Footer({ shell: { footer }, isShort, isLight }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <nav
        id="footer-navigation"
        aria-label="Footer"
        className={styles.navigation}
        data-short={isShort || undefined}
      >
        {footer.navigation.map(({ title, links }) => (
          <section key={title} className={styles.column}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {footer.buttons.length > 0 && (
          <ul className={styles.buttons}>
            {footer.buttons.map((button) => (
              <li key={button.href}>
                <Link href={button.href} className={styles.button}>
                  {button.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </nav>
      {footer.partners.map(({ title, partners }) => (
        <section key={title} className={styles.partners}>
          <h2>{title}</h2>
          <ul className={styles.logos}>
            {partners.map((partner) => (
              <li key={partner.name}>
                <Logo partner={partner} isLight={isLight} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.acknowledgement}>
        <p>{footer.acknowledgement}</p>
        <button
          type="button"
          className={styles.reopen}
          onClick={() =>
            document.querySelector<HTMLDialogElement>(`#${ACKNOWLEDGEMENT_ID}`)?.showModal()
          }
        >
          Acknowledgement
        </button>
      </div>
      <p className={styles.contact}>
        {footer.accessContact && (
          <span>
            Access: <Link href={`mailto:${footer.accessContact}`}>{footer.accessContact}</Link>
          </span>
        )}
        {footer.privacy && <Link href={footer.privacy}>Privacy</Link>}
      </p>
      <FitText text={footer.years} />
    </footer>
  )
}

/** A logo is its partner's name to those who do not see it. */
function Logo({ partner, isLight }: { partner: PartnerView; isLight: boolean }) {
  return (
    <Link href={partner.href} className={styles.logo}>
      <img
        src={isLight ? partner.logoLight : partner.logo}
        width={partner.width}
        height={partner.height}
        alt={partner.name}
        loading="lazy"
        decoding="async"
      />
    </Link>
  )
}
