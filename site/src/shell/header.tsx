import { isDark } from 'contract/rules/colour.ts'
import type { ResolvedTheme } from 'contract/rules/theme.ts'
import { useLocation } from 'react-router'
import { Link } from '../ui/link.tsx'
import styles from './header.module.css'
import type { ShellView } from './load-shell.ts'
import { MENU_ID } from './menu.tsx'

/** The strip at the top: title, about, where and theme text, all to `/`, and the menu toggle (specification §2). */
export function Header({ shell, theme }: { shell: ShellView; theme: ResolvedTheme }) {
  const { title, about, where, themeText, mobileTitle } = shell.header
  const isHome = useLocation().pathname === '/'
  return (
    <header
      className={styles.strip}
      data-home={isHome || undefined}
      data-dark={isDark(theme.backgroundColor) || undefined}
    >
      <Link href="/" className={styles.title} current={false}>
        <span className={styles.wide}>{title}</span>
        <span className={styles.narrow}>{mobileTitle}</span>
      </Link>
      {[about, where, themeText].map(
        (text) =>
          text !== '' && (
            <Link key={text} href="/" className={styles.text} current={false}>
              {text}
            </Link>
          ),
      )}
      {shell.menu.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-haspopup="dialog"
            aria-controls={MENU_ID}
            onClick={() => document.querySelector<HTMLDialogElement>(`#${MENU_ID}`)?.showModal()}
          >
            Menu <span className={styles.bars} aria-hidden="true" />
          </button>
          <a className={styles.scriptless} href="#footer-navigation">
            Menu
          </a>
        </>
      )}
    </header>
  )
}
