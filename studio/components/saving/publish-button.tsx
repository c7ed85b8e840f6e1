'use client'

import { Button, toast, useDocumentInfo, useFormModified } from '../payload-ui.ts'
import { useState } from 'react'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { RecordReleases } from '../releases/record-releases.tsx'
import { useAskBeforeSwitch } from './ask-before-switch.tsx'
import { LiveSince } from './live-since.tsx'
import { useSaver } from './saving-context.ts'

/** Payload's own button would send the whole record as it was opened. */
export function PublishButton() {
  const {
    collectionSlug = '',
    hasPublishPermission,
    hasPublishedDoc,
    id,
    globalSlug,
    lastUpdateTime,
    unpublishedVersionCount,
  } = useDocumentInfo()
  const isModified = useFormModified()
  const [{ status }, saver] = useSaver()
  const isAlive = useIsAlive()
  const isAllPublic = hasPublishedDoc && unpublishedVersionCount === 0
  /**
   * When the newest public version was saved; undefined if it was published before the form was opened and has changes
   * since. *Publish* and a release change this time, and then *Live since* starts again.
   */
  const [publicSince, setPublicSince] = useState(isAllPublic ? lastUpdateTime : undefined)
  const [publicAtOpening] = useState(publicSince)
  if (isAllPublic && publicSince !== lastUpdateTime) setPublicSince(lastUpdateTime)
  const isMade = id !== undefined || globalSlug !== undefined
  const path = globalSlug === undefined ? `/${collectionSlug}/${id}` : `/globals/${globalSlug}`
  // A global cannot be taken out of public.
  const canEnd = hasPublishedDoc && globalSlug === undefined
  const releases = isMade && <RecordReleases path={path} isPublic={canEnd} />
  const hasNews = isModified || !isAllPublic
  async function publish() {
    if (!(await saver.perform('publish'))) return
    toast.success('Published')
  }
  const { begin, question } = useAskBeforeSwitch(globalSlug, publish)
  const live = isMade && (
    <LiveSince
      key={publicSince}
      path={path}
      wasPublished={publicSince !== publicAtOpening}
      hasNews={hasNews}
    />
  )
  if (!hasPublishPermission)
    return (
      <>
        {live}
        {releases}
      </>
    )
  return (
    <>
      {live}
      {/* The releases appear later than the page. They are before the button, so that they do not move it. */}
      {releases}
      <Button
        id="action-publish"
        size="medium"
        disabled={!isAlive || !isMade || !hasNews || status.kind === 'conflict'}
        onClick={() => void begin()}
      >
        Publish changes
      </Button>
      {question}
    </>
  )
}
