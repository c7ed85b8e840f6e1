'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isLoggedIn } from '../parts/ask-studio.ts'

/** The home says times in minutes. */
const PAUSE_MS = 60_000

/**
 * Refreshes the page every minute while it is visible, and when it becomes visible again. The focus and what is
 * unfolded stay, because React keeps the elements.
 */
export function KeepFresh() {
  const router = useRouter()
  useEffect(() => {
    let isLeft = false
    async function refresh() {
      if (document.hidden) return
      // If the studio did not answer, Next would leave the page; if the session has ended, it would open the login.
      const canRefresh = await isLoggedIn().catch(() => false)
      if (canRefresh && !isLeft) router.refresh()
    }
    const again = () => void refresh()
    const timer = setInterval(again, PAUSE_MS)
    document.addEventListener('visibilitychange', again)
    return () => {
      isLeft = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [router])
  return null
}
