import { FINDINGS } from 'content/rules/finding.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useOperation,
  useServerFunctions,
} from '../payload-ui.ts'
import { createAnswerWatch } from './answer-watch.ts'

/** Payload's form sends its state this long after the last change. */
const PAYLOADS_PAUSE_MS = 250

/**
 * Asks for the findings of a record when it is opened, because Payload's form asks only after a change. Asks once more
 * after a response that came while somebody typed: Payload's form then treats everything that was typed since its
 * request as checked.
 */
export function useFindings(): void {
  const [fields] = useAllFormFields()
  const { initializing } = useForm()
  const ask = useEffectEvent(useAskForFindings())
  const [watch] = useState(createAnswerWatch)
  const isKnown = fields[FINDINGS]?.value !== undefined

  useEffect(() => {
    if (isKnown || initializing) return undefined
    const leaving = new AbortController()
    void ask(leaving.signal)
    return () => leaving.abort()
  }, [isKnown, initializing])

  useEffect(() => {
    if (!watch.isOutdated(fields)) return undefined
    const timer = setTimeout(() => {
      watch.noteAsked(fields)
      void ask()
    }, PAYLOADS_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, watch])
}

function useAskForFindings() {
  const { getFields, dispatchFields } = useForm()
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const operation = useOperation()
  const { getFormState } = useServerFunctions()

  return async function ask(signal?: AbortSignal): Promise<void> {
    const docPreferences = await getDocPreferences()
    const { state } = await getFormState({
      ...(id === undefined ? {} : { id }),
      ...(collectionSlug === undefined ? {} : { collectionSlug }),
      ...(globalSlug === undefined ? {} : { globalSlug }),
      docPermissions,
      docPreferences,
      formState: withoutComponents(getFields()),
      operation,
      renderAllFields: false,
      returnLockStatus: false,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      ...(signal && { signal }),
    })
    if (!state || signal?.aborted) return
    dispatchFields({
      type: 'MERGE_SERVER_STATE',
      prevStateRef: { current: {} },
      serverState: state,
    })
  }
}
/** Components cannot be sent to the server. */
function withoutComponents(fields: ReturnType<ReturnType<typeof useForm>['getFields']>) {
  return Object.fromEntries(
    Object.entries(fields).map(([path, { customComponents: _drawn, rows, ...field }]) => {
      const sent = rows?.map(({ customComponents: _label, ...row }) => row)
      return [path, sent ? { ...field, rows: sent } : field]
    }),
  )
}
