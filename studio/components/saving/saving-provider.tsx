'use client'

import { usePathname } from 'next/navigation.js'
import { useEffect, type ReactNode } from 'react'
import { LoginOverPage } from './login-over-page.tsx'
import { forgetAllCopies } from './unsaved-copies.ts'

/**
 * Stands around the whole studio. At log-out the text that is kept in the browser is deleted; if the session only expired,
 * it is kept, and the person logs in over the page.
 */
export function SavingProvider({ children }: { readonly children: ReactNode }) {
  const path = usePathname()
  useEffect(() => {
    if (path === '/admin/logout') forgetAllCopies(window.localStorage)
  }, [path])
  return <LoginOverPage>{children}</LoginOverPage>
}
