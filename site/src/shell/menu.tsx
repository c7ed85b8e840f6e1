import { useEffect, useRef, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../ui/link.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import type { ShellView } from './load-shell.ts'
import styles from './menu.module.css'

export const MENU_ID = 'menu'
/** Specification §9. */
const CLOSE_AFTER_LINK_MS = 250

/** The overlay menu: a modal dialog with the navigation groups and the search form (specification §2, behaviour §13). */
export function Menu({ shell }: { shell: ShellView }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const { about, where, themeText } = shell.header

  // A link closes the menu a moment after its click; Back and Forward at once.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const entry = useRef(key)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (entry.current !== key && timer.current === undefined) dialog.current?.close()
    entry.current = key
  }, [key])

  const close = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    dialog.current?.close()
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('button, form')) return
    if (!target.closest('a')) return close()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    clearTimeout(timer.current)
    timer.current = setTimeout(close, CLOSE_AFTER_LINK_MS)
  }

  return (
    // Its own surface is the backdrop, because it covers the screen; for the keyboard there is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} id={MENU_ID} className={styles.menu} aria-label="Menu" onClick={onClick}>
      <button type="button" className={styles.close} onClick={close}>
        Close
      </button>
      <p className={styles.texts}>
        {[about, where, themeText].filter(Boolean).map((text) => (
          <Link key={text} href="/" current={false}>
            {text}
          </Link>
        ))}
      </p>
      <nav className={styles.groups} aria-label="Main">
        {shell.menu.map(({ title, links }) => (
          <section key={title}>
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
      </nav>
      <SearchForm id="menu-search" />
    </dialog>
  )
}
