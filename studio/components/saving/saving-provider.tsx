'use client'

import { usePathname } from 'next/navigation.js'
import { useEffect, type ReactNode } from 'react'
import { forgetAllCopies } from './unsaved-copies.ts'

/**
 * A component around the whole studio. At log-out the unsaved text in the browser is deleted. If the session only
 * expired, the text is kept.
 */
export function SavingProvider({ children }: { readonly children: ReactNode }) {
  const path = usePathname()
  useEffect(() => {
    if (path === '/admin/logout') forgetAllCopies(window.localStorage)
  }, [path])
  return children
}
