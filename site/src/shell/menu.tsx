import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { Cross } from '../ui/cross.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { LinkGroup } from './link-group.tsx'
import type { ShellGroup, ShellView } from './load-shell.ts'
import styles from './menu.module.css'
import { Strip } from './strip.tsx'
import strip from './strip.module.css'
import type { MenuState } from './use-menu.ts'
import { useModal } from '../ui/use-modal.ts'
import { useCoveredPage } from './use-covered-page.ts'

export const MENU_ID = 'menu'
/** A longer title takes a line of its own size, and does not open (spec/design §5.2.1). */
const SHORT_TITLE = 16

/** The overlay menu: a modal dialog with the navigation groups and the search form (spec/asked §2, spec/behaviour §13). */
export function Menu({ shell, menu }: { shell: ShellView; menu: MenuState }) {
  // First: the dialog's own layout is without the page's then.
  useCoveredPage(menu.isOpen && !menu.isLeaving)
  const dialog = useModal(menu.isOpen)
  const closeButton = useRef<HTMLButtonElement>(null)
  const surfacePressed = useRef(false)
  useLayoutEffect(() => {
    if (menu.isOpen) closeButton.current?.focus()
  }, [menu.isOpen])

  const onClick = (event: MouseEvent) => {
    if (isSurface(event) && surfacePressed.current) menu.close()
    else if (isLink(event) && !hasModifier(event)) menu.leave()
  }

  return (
    // It covers the screen, so its own surface is the backdrop; for the keyboard there is Escape.
    <dialog
      ref={dialog}
      id={MENU_ID}
      className={styles.menu}
      aria-label="Menu"
      data-leaving={menu.isLeaving ? '' : undefined}
      onPointerDown={(event) => {
        surfacePressed.current = isSurface(event)
      }}
      // Before the link itself: its navigation may be over when the click has gone all the way up.
      onClickCapture={onClick}
      // Escape, before it closes the dialog; a browser may also close it without asking.
      onCancel={menu.close}
      onClose={menu.close}
    >
      <div className={`${strip.strip} ${styles.strip}`}>
        <Strip header={shell.header} />
        <button
          ref={closeButton}
          type="button"
          className={`${strip.button} ${styles.close}`}
          onClick={menu.close}
        >
          Close <Cross />
        </button>
      </div>
      <Groups groups={shell.menu} />
    </dialog>
  )
}

/** It stays as it is while the menu opens and closes. */
const Groups = memo(function Groups({
  groups: [first, ...others],
}: {
  groups: readonly ShellGroup[]
}) {
  return (
    <nav className={styles.groups} aria-label="Main">
      {first && (
        <div className={styles.first} data-long={isLong(first) ? '' : undefined}>
          <LinkGroup group={first} linkClassName={styles.link} />
        </div>
      )}
      <div className={styles.rest}>
        {others.map((group, index) => (
          <LinkGroup key={`${index} ${group.title}`} group={group} linkClassName={styles.link} />
        ))}
        <div className={styles.search}>
          <SearchForm id="menu-search" />
        </div>
      </div>
    </nav>
  )
})

function isLong({ links }: ShellGroup): boolean {
  return links.some(({ title }) => title.length > SHORT_TITLE)
}

/** Where there is nothing to press. */
function isSurface({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && !target.closest('a, button, form')
}

function isLink({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && target.closest('a') !== null
}

/** A click that opens the link elsewhere. */
function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
