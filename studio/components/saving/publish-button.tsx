'use client'

import {
  Button,
  PublishButton as PayloadPublishButton,
  ServerFunctionsContext,
  toast,
  useDocumentInfo,
  useFormModified,
  useServerFunctions,
  type ServerFunctionsContextType,
} from '../payload-ui.ts'
import { useState } from 'react'
import { LiveSince } from './live-since.tsx'
import { useSaver } from './saving-context.ts'
import styles from './saving.module.css'

/** Publishes what is saved, after saving what is not. Payload's own button would send the whole record as it was opened. */
export function PublishButton() {
  const {
    collectionSlug = '',
    hasPublishPermission,
    hasPublishedDoc,
    id,
    globalSlug,
    unpublishedVersionCount,
  } = useDocumentInfo()
  const isModified = useFormModified()
  const [{ status }, saver] = useSaver()
  const [published, setPublished] = useState(0)
  if (!hasPublishPermission) return null

  const isMade = id !== undefined || globalSlug !== undefined
  const path = globalSlug === undefined ? `/${collectionSlug}/${id}` : `/globals/${globalSlug}`
  const hasNews = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  async function publish() {
    if (!(await saver.perform('publish'))) return
    toast.success('Published')
    setPublished((times) => times + 1)
  }
  return (
    <>
      {isMade && <LiveSince key={published} path={path} wasPublished={published > 0} />}
      <Button
        id="action-publish"
        size="medium"
        disabled={!isMade || !hasNews || status.kind === 'conflict'}
        onClick={() => void publish()}
      >
        Publish changes
      </Button>
      <ScheduleMenu />
    </>
  )
}

/** The menu of Payload's own button, which has the drawer for releases. The button itself is not shown. */
function ScheduleMenu() {
  return (
    <div className={styles.schedule}>
      <ServerFunctionsContext value={useThrowingSchedule()}>
        <PayloadPublishButton />
      </ServerFunctionsContext>
    </div>
  )
}

/** Payload's drawer for a release shows what is thrown; what is returned as an error it takes for a success. */
function useThrowingSchedule(): ServerFunctionsContextType {
  const functions = useServerFunctions()
  return {
    ...functions,
    async schedulePublish(args) {
      const result = await functions.schedulePublish(args)
      const hasFailed = typeof result === 'object' && result !== null && 'error' in result
      if (hasFailed) throw new Error(String(result.error))
      return result
    },
  }
}
