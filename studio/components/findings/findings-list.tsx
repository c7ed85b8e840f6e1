'use client'

import { placeOf, type FieldPlace } from 'content/records/place-of.ts'
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react'
import { useIsOverdue } from './field-error.tsx'
import { goToField } from './go-to-field.ts'
import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
} from '../payload-ui.ts'
import { shownFindings, type ShownFinding } from './shown-findings.ts'
import { useFindings } from './use-findings.ts'

export function FindingsList() {
  const root = useSteadyHeight()
  const [state] = useAllFormFields()
  const shown = shownFindings(state, useIsOverdue())
  const must = shown.filter(({ level }) => level === 'error')
  const should = shown.filter(({ level }) => level === 'warning')
  useFindings()
  useAskedField(root)
  const verb = useHasDrafts() ? 'published' : 'saved'
  return (
    <div ref={root} className="findings">
      <output className="findings__count">
        {must.length + should.length === 0 ? '' : `${must.length} must, ${should.length} should`}
      </output>
      <Group title={`Must be done before this is ${verb}`} findings={must} root={root} />
      <Group title="Should be looked at" findings={should} root={root} />
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly findings: readonly ShownFinding[]
  readonly root: RefObject<HTMLDivElement | null>
}

function Group({ title, findings, root }: GroupProps) {
  const id = useId()
  if (findings.length === 0) return null
  return (
    <section aria-labelledby={id} className="findings__group">
      <h2 id={id}>{title}</h2>
      <ul>
        {findings.map((finding) => (
          <Item key={`${finding.field} ${finding.message}`} finding={finding} root={root} />
        ))}
      </ul>
    </section>
  )
}

function Item({ finding, root }: { finding: ShownFinding; root: GroupProps['root'] }) {
  const { field: path, message, urgency } = finding
  const { getFields } = useForm()
  const { words, ...place } = usePlaceOf()(path)
  const lead = () => {
    const form = root.current?.closest('form')
    if (form) void goToField(form, { path, ...place })
  }
  return (
    <li className={`finding finding--${urgency}`}>
      {path in getFields() ? (
        <button type="button" onClick={lead}>
          {words}
        </button>
      ) : (
        <strong>{words}</strong>
      )}{' '}
      {message}
    </li>
  )
}

function usePlaceOf(): (path: string) => FieldPlace {
  const { getFields } = useForm()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const config = getEntityConfig(
    collectionSlug === undefined ? { globalSlug: globalSlug ?? '' } : { collectionSlug },
  )
  return (path) =>
    placeOf(config?.fields ?? [], path, (row) => getFields()[`${row}.blockType`]?.value)
}

/**
 * Goes to the field in the address, such as `?field=price.from` in links of the home, once the form has its fields. A
 * form in a drawer ignores the address, which belongs to the form of the page below.
 */
function useAskedField(root: GroupProps['root']): void {
  const { initializing } = useForm()
  const isDrawer = useEditDepth() > 1
  const findPlace = usePlaceOf()
  const go = useEffectEvent((path: string) => {
    const form = root.current?.closest('form')
    if (form) void goToField(form, { path, ...findPlace(path) })
  })
  useEffect(() => {
    const path = new URLSearchParams(window.location.search).get('field')
    if (path && !initializing && !isDrawer) go(path)
  }, [initializing, isDrawer])
}

/**
 * Keeps the list at its largest height. Otherwise everything below would move under the pointer when a finding
 * disappears. When the width changes, such as when the preview opens beside the form, the height is measured again.
 */
function useSteadyHeight(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = root.current
    if (!list) return undefined
    let width = list.offsetWidth
    const observer = new ResizeObserver(() => {
      if (list.offsetWidth !== width) list.style.minBlockSize = ''
      width = list.offsetWidth
      list.style.minBlockSize = `${list.offsetHeight}px`
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return root
}

function useHasDrafts(): boolean {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const all = [...config.collections, ...config.globals]
  const own = all.find(({ slug }) => slug === (collectionSlug ?? globalSlug))
  return typeof own?.versions === 'object' && Boolean(own.versions.drafts)
}
