'use client'

import { DRAFT_SAVED } from 'contract/rules/draft-saved.ts'
import { useEffect } from 'react'
import { useLivePreviewContext } from '../payload-ui.ts'
import type { SaverState } from '../saving/saver.ts'

/** Has the page in the frame beside the form, or in its window, load again after each save (spec/behaviour §31). */
export function useFollowSaves({ status }: SaverState): void {
  const { iframeRef, popupRef, url } = useLivePreviewContext()
  useEffect(() => {
    if (status.kind !== 'saved' || !url) return
    const { origin } = new URL(url)
    for (const window of [iframeRef.current?.contentWindow, popupRef?.current])
      window?.postMessage(DRAFT_SAVED, origin)
  }, [status, url, iframeRef, popupRef])
}
