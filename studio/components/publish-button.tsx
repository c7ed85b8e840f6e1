'use client'

import {
  LeaveWithoutSaving,
  PublishButton as PayloadPublishButton,
  ServerFunctionsContext,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useServerFunctions,
  type ServerFunctionsContextType,
} from './payload-ui.ts'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Payload's own button, for a record whose drafts save themselves. Payload takes the form for saved after every request,
 * and asks nobody before such a page is left. So while the last save has failed, this says so, lets it be tried again and
 * asks before the page is left.
 */
export function PublishButton() {
  const hasFailed = useFailedSave()
  return (
    <ServerFunctionsContext value={useThrowingSchedule()}>
      {hasFailed && <strong role="alert">Not saved</strong>}
      {hasFailed && <LeaveWithoutSaving />}
      <PayloadPublishButton />
    </ServerFunctionsContext>
  )
}

/** Whether the last save has failed, whichever button or timer asked for it. */
function useFailedSave(): boolean {
  const { isValid, setModified } = useForm()
  const isModified = useFormModified()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  const { setUnpublishedVersionCount } = useDocumentInfo()
  const isRefused = !isProcessing && (isSubmitted || !isValid)
  // Payload forgets an automatic save that failed without a reason; the form is then still modified.
  const [hadFailed, setHadFailed] = useState(false)
  const hasFailed = isRefused || (hadFailed && isModified)
  if (hasFailed !== hadFailed) setHadFailed(hasFailed)

  // Without this the button is off, or the page is left without a question. A form with wrong fields must not be marked as
  // modified: it would save itself as a draft, and the fields would no longer be shown as wrong.
  const keepOpen = useEffectEvent(() => {
    if (isValid) setModified(true)
    else setUnpublishedVersionCount((count) => Math.max(count, 1))
  })

  useEffect(() => {
    if (isRefused) keepOpen()
  }, [isRefused])

  return hasFailed
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
