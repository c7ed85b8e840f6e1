'use client'

import { DRAFT_SAVED, previewRequestedAt } from 'contract/rules/draft-saved.ts'
import { PREVIEWED } from 'content/previews/previewed.ts'
import { useCallback, useEffect, useRef } from 'react'
import { askStudio } from '../parts/ask-studio.ts'
import { useDocumentDrawerContext, useDocumentInfo, useLivePreviewContext } from '../payload-ui.ts'
import type { SaverState } from '../saving/saver.ts'

/** The parameters of `/api/previews/own`; empty for a global or the whole site. */
export interface PreviewSubject {
  readonly collection?: string | undefined
  readonly id?: number
}

/** Undefined in a drawer, for a record that is not created yet, and for one that has no preview. */
export function usePreviewSubject(): PreviewSubject | undefined {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  if (drawerSlug) return undefined
  if (globalSlug !== undefined) return {}
  const isPreviewed = PREVIEWED.some((slug) => slug === collectionSlug)
  return isPreviewed && id !== undefined
    ? { collection: collectionSlug, id: Number(id) }
    : undefined
}

/** Half of the hour for which an address works, so that its links always work for at least half an hour. */
const RENEW_MS = 30 * 60_000

/** Shows the newest draft in the frame or window beside the form after each save (spec/behaviour §31). */
export function useFollowSaves({ status }: SaverState): void {
  const { isLivePreviewing, isPopupOpen, url } = useLivePreviewContext()
  const subject = usePreviewSubject()
  const follow = useFollow(subject)
  const isMade = subject !== undefined
  // A hidden frame is updated when it is opened. A record that was just created needs its first address in any case.
  const isDue = isMade && (!url || isLivePreviewing || isPopupOpen)

  useEffect(() => {
    if (!isDue || status.kind !== 'saved') return undefined
    const asking = new AbortController()
    void follow(asking.signal, 'when it moved')
    return () => asking.abort()
  }, [status, isDue, follow])

  useEffect(() => {
    if (!isDue) return undefined
    const asking = new AbortController()
    const timer = setInterval(() => void follow(asking.signal, 'anew'), RENEW_MS)
    return () => {
      asking.abort()
      clearInterval(timer)
    }
  }, [isDue, follow])
}

/**
 * Returns a function that reloads the page, at another address if the record has moved or a new address is requested.
 * A page that was requested before a save may begin to listen only after it. It is then told of the save.
 */
function useFollow(subject: PreviewSubject | undefined) {
  const { iframeRef, popupRef, setURL, url } = useLivePreviewContext()
  const newest = useRef({ subject, setURL, url })
  useEffect(() => {
    newest.current = { subject, setURL, url }
  })
  /** When the pages were last told of a save, in milliseconds since 1970. */
  const toldAt = useRef(0)
  useEffect(() => {
    const tellLatePage = ({ data, origin, source }: MessageEvent) => {
      const { url: shown } = newest.current
      const isPreview = shown && origin === new URL(shown).origin
      if (isPreview && (previewRequestedAt(data) ?? Infinity) <= toldAt.current)
        source?.postMessage(DRAFT_SAVED, { targetOrigin: origin })
    }
    window.addEventListener('message', tellLatePage)
    return () => window.removeEventListener('message', tellLatePage)
  }, [])

  return useCallback(
    async (signal: AbortSignal, addressed: 'when it moved' | 'anew'): Promise<void> => {
      const answer = await askStudio<{ address: string | null }>('/api/previews/own', {
        method: 'POST',
        body: newest.current.subject ?? {},
        signal,
      })
      // A record without a title has no page yet.
      const address = answer.ok ? answer.value.address : null
      if (signal.aborted || !address) return
      const shown = newest.current.url
      if (!shown || addressed === 'anew' || pageOf(address) !== pageOf(shown))
        newest.current.setURL(address)
      else {
        toldAt.current = Date.now()
        for (const window of [iframeRef.current?.contentWindow, popupRef?.current])
          window?.postMessage(DRAFT_SAVED, new URL(shown).origin)
      }
    },
    [iframeRef, popupRef],
  )
}

/** The page in an address of a preview: the path after `/preview/{signature}/{moment}`. */
function pageOf(address: string): string {
  return new URL(address).pathname.split('/').slice(4).join('/')
}
