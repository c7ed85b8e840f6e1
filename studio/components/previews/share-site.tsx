'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { ShareDialog } from './share-dialog.tsx'

export function ShareSite() {
  const isAlive = useIsAlive()
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)

  function close() {
    setIsOpen(false)
    // On the page of links, the new link appears in the list below.
    router.refresh()
  }

  return (
    <>
      <button
        type="button"
        className="studio-button"
        disabled={!isAlive}
        onClick={() => setIsOpen(true)}
      >
        Share the whole site
      </button>
      {isOpen && <ShareDialog heading="Preview the whole site" subject={{}} onClose={close} />}
    </>
  )
}
