import { isDark } from 'contract/rules/colour.ts'
import type { ResolvedTheme } from 'contract/rules/theme.ts'
import { MENU_ID } from '../ui/element-ids.ts'
import styles from './header.module.css'
import type { ShellView } from './load-shell.ts'
import { Strip } from './strip.tsx'
import strip from './strip.module.css'

export interface HeaderProps {
  readonly shell: ShellView
  readonly theme: ResolvedTheme
  readonly isHome: boolean
}

/**
 * On home it is hidden until it is shown (`data-shown`). The HTML has the states of a page that is not scrolled;
 * `browser/shell/header.ts` changes them (spec/asked §2, spec/behaviour §12).
 */
export function Header({ shell, theme, isHome }: HeaderProps) {
  return (
    <header
      className={styles.header}
      data-home={present(isHome)}
      data-shown={present(!isHome)}
      data-top=""
      data-dark={present(isDark(theme.backgroundColor))}
    >
      <div className={strip.strip}>
        <Strip header={shell.header} />
        {shell.menu.length > 0 && (
          <>
            <button
              type="button"
              className={`${strip.button} ${styles.toggle}`}
              aria-haspopup="dialog"
              aria-expanded={false}
              aria-controls={MENU_ID}
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

function present(isSet: boolean): '' | undefined {
  return isSet ? '' : undefined
}
