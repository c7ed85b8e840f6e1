'use client'

import type { Values } from 'content/saving/merge.ts'
import type { Data, FormState } from 'payload'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { fieldId } from '../findings/go-to-field.ts'
import {
  useAllFormFields,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useLocale,
  useServerFunctions,
} from '../payload-ui.ts'
import { findUpdates, withTyped } from './form-values.ts'
import { useSaver, useSaving } from './saving-context.ts'
import { useShownValues } from './use-shown-values.ts'

export function useOpenForm(): void {
  const [, saver] = useSaver()
  const { data } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const updatedAt: unknown = data?.['updatedAt']
  const own = {
    fields,
    write: useWrite(),
    onSaved: useOnSaved(),
    updatedAt: typeof updatedAt === 'string' ? updatedAt : undefined,
  }
  // A layout effect, because the saver reads the form in other effects and must get the values on the screen.
  const newest = useRef(own)
  useLayoutEffect(() => {
    newest.current = own
  })

  const valuesOf = useShownValues(fields, (values) =>
    newest.current.write(values, values, () => newest.current.fields),
  )

  // A layout effect too: the saver has the form before a button above it can be pressed.
  useLayoutEffect(
    () =>
      saver.open({
        read: () => valuesOf(newest.current.fields),
        write: (values, doc) => newest.current.write(values, doc, () => newest.current.fields),
        isTypingIn,
        updatedAt: newest.current.updatedAt,
        onSaved: (doc, isClean) => newest.current.onSaved(doc, isClean),
      }),
    [saver, valuesOf],
  )
  useEffect(() => saver.touch(valuesOf(fields)), [fields, saver, valuesOf])
}

/** The ids are Payload's: `field-title`, `field-price__from`, `field-sessions__0__start`. */
function isTypingIn(field: string): boolean {
  const id = fieldId(field)
  return document.activeElement?.closest(`#${id}, [id^="${id}__"]`) !== null && hasFocusedText()
}

function hasFocusedText(): boolean {
  return document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false
}

/** Changes fields in place. When rows come or go, the server builds the form's state again. */
function useWrite() {
  const { dispatchFields } = useForm()
  const build = useBuild()

  return async function write(
    values: Values,
    doc: Values,
    getFields: () => FormState,
  ): Promise<void> {
    const updates = findUpdates(getFields(), values)
    if (updates)
      return flushSync(() => {
        for (const { path, value } of updates)
          // Payload redraws a formatted text only when its initial value changes too.
          dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
      })
    const before = getFields()
    const built = await build({ ...doc, ...values })
    const state = built && withTyped(built, { before, now: getFields() })
    if (state) flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state }))
  }
}

function useBuild() {
  const { getFormState } = useServerFunctions()
  const { collectionSlug, globalSlug, docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { code: locale } = useLocale()

  return async function build(data: Data) {
    const { state } = await getFormState({
      data,
      docPermissions,
      docPreferences: await getDocPreferences(),
      locale,
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
      ...(id === undefined ? {} : { id }),
      ...(collectionSlug === undefined ? {} : { collectionSlug }),
      ...(globalSlug === undefined ? {} : { globalSlug }),
    })
    return state
  }
}

function useOnSaved() {
  const info = useDocumentInfo()
  const { setModified } = useForm()
  const { drawerSlug } = useDocumentDrawerContext()
  const { reportUpdate } = useDocumentEvents()
  const { onCreated } = useSaving()
  const passOn = usePassToOpener()

  return function onSaved(doc: Values, isClean: boolean): void {
    const updatedAt = String(doc['updatedAt'])
    const isCreation = info.id === undefined && info.globalSlug === undefined
    const isPublished = doc['_status'] === 'published'
    info.setData({ ...doc })
    info.setLastUpdateTime(Date.parse(updatedAt))
    info.setUnpublishedVersionCount((count) => (isPublished ? 0 : Math.max(count, 1)))
    if (isPublished) info.setHasPublishedDoc(true)
    if (isClean) setModified(false)
    const id = Number(doc['id'])
    if (isCreation) onCreated(id)
    if (drawerSlug) passOn({ ...doc, id }, isCreation)
    reportUpdate({
      doc: { ...doc, id },
      entitySlug: info.collectionSlug ?? info.globalSlug ?? '',
      operation: isCreation ? 'create' : 'update',
      updatedAt,
      ...(info.globalSlug === undefined ? { id } : {}),
      ...(drawerSlug ? { drawerSlug } : {}),
    })
  }
}

/**
 * Passes a record that was saved in a drawer to the field that opened the drawer. That field closes the drawer when it
 * gets a new record, so a record that was created by typing is passed when the drawer closes. One that was created by
 * *Save* is passed at once.
 */
function usePassToOpener() {
  const { isByHand } = useSaving()
  const { onSave } = useDocumentDrawerContext()
  const made = useRef<Data & { id: number }>(undefined)
  const newest = useRef(onSave)
  useEffect(() => {
    newest.current = onSave
  })
  useEffect(
    () => () => {
      const doc = made.current
      if (doc) void newest.current?.({ doc, operation: 'create', result: doc })
    },
    [],
  )
  return useCallback(
    (doc: Data & { id: number }, isCreation: boolean) => {
      if (isCreation && isByHand) void newest.current?.({ doc, operation: 'create', result: doc })
      else if (isCreation || made.current) made.current = doc
      else void newest.current?.({ doc, operation: 'update', result: doc })
    },
    [isByHand],
  )
}
