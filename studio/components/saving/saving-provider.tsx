'use client'

import { usePathname } from 'next/navigation.js'
import { useEffect, type ReactNode } from 'react'
import { forgetAllCopies } from './unsaved-copies.ts'

/** Around the whole studio: whoever logs out leaves no text in the browser. An ended session does, for its owner. */
export function SavingProvider({ children }: { readonly children: ReactNode }) {
  const path = usePathname()
  useEffect(() => {
    if (path === '/admin/logout') forgetAllCopies(window.localStorage)
  }, [path])
  return children
}
