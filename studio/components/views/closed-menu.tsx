'use client'

import { useLayoutEffect } from 'react'
import { useNav } from '../payload-ui.ts'

/** The windows in which Payload's menu is closed at first. */
const NARROW = '(max-width: 1440px)'

/**
 * Closes Payload's menu before a narrow window draws it. By itself Payload opens the menu while a page hydrates and
 * closes it a moment later: everything would move by 275 px, and a click would hit something else.
 */
export function ClosedMenu() {
  const { setNavOpen } = useNav()
  useLayoutEffect(() => {
    if (matchMedia(NARROW).matches) setNavOpen(false)
  }, [setNavOpen])
  return null
}
