import { isDark } from 'contract/rules/colour.ts'
import type { ResolvedTheme } from 'contract/rules/theme.ts'
import { useLocation } from 'react-router'
import styles from './header.module.css'
import type { ShellView } from './load-shell.ts'
import { MENU_ID } from './menu.tsx'
import { Strip } from './strip.tsx'
import strip from './strip.module.css'
import type { MenuState } from './use-menu.ts'
import { useScrolled } from './use-scrolled.ts'

export interface HeaderProps {
  readonly shell: ShellView
  readonly theme: ResolvedTheme
  readonly menu: MenuState
}

/** The strip at the top: title, about, where and theme text, all to `/`, and the menu toggle (spec/asked §2). */
export function Header({ shell, theme, menu }: HeaderProps) {
  const { pathname } = useLocation()
  const { isTop, isPastOneScreen, isStill } = useScrolled(pathname)
  const isHome = pathname === '/'
  return (
    <header
      className={styles.header}
      data-home={present(isHome)}
      data-shown={present(!isHome || isPastOneScreen)}
      data-top={present(isTop)}
      data-active={present(menu.isOpen)}
      data-dark={present(isDark(theme.backgroundColor))}
      data-still={present(isStill)}
    >
      <div className={strip.strip}>
        <Strip header={shell.header} />
        {shell.menu.length > 0 && (
          <>
            <button
              type="button"
              className={`${strip.button} ${styles.toggle}`}
              aria-haspopup="dialog"
              aria-expanded={menu.isOpen}
              aria-controls={MENU_ID}
              onClick={menu.open}
            >
              Menu <span className={styles.bars} aria-hidden="true" />
            </button>
            <a className={`${strip.button} ${styles.scriptless}`} href="#footer-navigation">
              Menu
            </a>
          </>
        )}
      </div>
    </header>
  )
}

/** A state as an attribute: there or not. */
function present(holds: boolean): '' | undefined {
  return holds ? '' : undefined
}
