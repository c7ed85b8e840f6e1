'use client'

import { usePathname } from 'next/navigation.js'
import { useEffect, type ReactNode } from 'react'
import { LoginOverPage } from './login-over-page.tsx'
import { forgetAllCopies } from './unsaved-copies.ts'

/**
 * Surrounds the whole studio. At log-out the unsaved text in the browser is deleted. When a session has only expired,
 * the text stays, and the person logs in over the page.
 */
export function SavingProvider({ children }: { readonly children: ReactNode }) {
  const path = usePathname()
  useEffect(() => {
    if (path === '/admin/logout') forgetAllCopies(window.localStorage)
  }, [path])
  return <LoginOverPage>{children}</LoginOverPage>
}
