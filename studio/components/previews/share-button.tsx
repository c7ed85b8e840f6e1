'use client'

import { useState } from 'react'
import { PREVIEWED } from 'content/previews/previewed.ts'
import { useDocumentDrawerContext, useDocumentInfo } from '../payload-ui.ts'
import type { Saver } from '../saving/saver.ts'
import styles from './previews.module.css'
import { ShareDialog } from './share-dialog.tsx'

/** *Preview*, beside the form of what is seen on a page: opens the page, and makes links for others. */
export function ShareButton({ saver }: { readonly saver: Saver }) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const [isOpen, setIsOpen] = useState(false)
  const isShown =
    globalSlug !== undefined ||
    (id !== undefined && PREVIEWED.some((slug) => slug === collectionSlug))
  if (!isShown || drawerSlug) return null
  const subject = globalSlug === undefined ? { collection: collectionSlug, id: Number(id) } : {}
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        Preview and share
      </button>
      {isOpen && <ShareDialog subject={subject} saver={saver} onClose={() => setIsOpen(false)} />}
    </>
  )
}
