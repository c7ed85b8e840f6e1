'use client'

import { usePathname } from 'next/navigation.js'
import { useEffect, type ReactNode } from 'react'
import { LoginOverPage } from './login-over-page.tsx'
import { forgetAllCopies } from './unsaved-copies.ts'

/**
 * A component around the whole studio. At log-out it deletes the unsaved text that the browser stores. If the session
 * has only expired, the text stays, and the person logs in over the page.
 */
export function SavingProvider({ children }: { readonly children: ReactNode }) {
  const path = usePathname()
  useEffect(() => {
    if (path === '/admin/logout') forgetAllCopies(window.localStorage)
  }, [path])
  return <LoginOverPage>{children}</LoginOverPage>
}
