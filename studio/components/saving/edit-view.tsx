'use client'

import type { DocumentViewClientProps } from 'payload'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import {
  Button,
  DefaultEditView,
  DocumentInfoProvider,
  LivePreviewProvider,
  useAuth,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useLivePreviewContext,
} from '../payload-ui.ts'
import { createSavedRecord } from './saved-record.ts'
import { SavingContext } from './saving-context.ts'

/**
 * Payload's form, with our saving around it. A new record is created as soon as something is typed, or on *Save* if it
 * has no drafts. The form stays on the screen and saves that record from then on.
 */
export function EditView(props: DocumentViewClientProps) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { drawerSlug } = useDocumentDrawerContext()
  const { user } = useAuth()
  const depth = useEditDepth()
  const [created, setCreated] = useState<number | string>()
  const [{ setId, ...record }] = useState(() =>
    createSavedRecord({
      name: { collectionSlug, globalSlug, id },
      account: user?.id ?? '',
      depth,
      isByHand:
        collectionSlug !== undefined && !getEntityConfig({ collectionSlug })?.versions?.drafts,
    }),
  )
  // Remembered from when the form was opened: Payload forgets the account when the session ends.
  const [email] = useState(user?.['email'] ?? '')
  const isCreation = id === undefined && globalSlug === undefined

  useEffect(() => {
    if (isCreation && !drawerSlug) openMadeRecord()
  }, [isCreation, drawerSlug])

  function onCreated(made: number | string) {
    setId(made)
    setCreated(made)
    if (!drawerSlug) window.history.replaceState(null, '', pathOfMade(made))
  }

  const form = (
    <SavingContext value={{ ...record, email, onCreated }}>
      <DefaultEditView {...props} />
      {created !== undefined && !drawerSlug && <MadeTabs place={pathOfMade(created)} />}
    </SavingContext>
  )
  return isCreation ? <Creation created={created}>{form}</Creation> : form
}

/** Payload draws its own tabs only when an existing record is opened. */
function MadeTabs({ place }: { readonly place: string }) {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const header = document.querySelector('.doc-header__header')
  if (!header || !getEntityConfig({ collectionSlug })?.versions) return null
  return createPortal(
    <div className="doc-tabs">
      <div className="doc-tabs__tabs-container">
        <ul className="doc-tabs__tabs">
          <MadeTab label="Edit" href={place} isHere />
          <MadeTab label="Versions" href={`${place}/versions`} />
        </ul>
      </div>
    </div>,
    header,
  )
}

interface MadeTabProps {
  readonly label: string
  readonly href: string
  readonly isHere?: boolean
}

function MadeTab({ label, href, isHere = false }: MadeTabProps) {
  return (
    <li>
      <Button
        el="anchor"
        url={href}
        buttonStyle="tab"
        size="medium"
        margin={false}
        disabled={isHere}
        className={isHere ? 'doc-tab doc-tab--active' : 'doc-tab'}
      >
        <span className="doc-tab__label">{label}</span>
      </Button>
    </li>
  )
}

/** When the record is created, Payload's components inside get its id. */
function Creation({
  created,
  children,
}: {
  readonly created: number | string | undefined
  readonly children: ReactNode
}) {
  const info = useDocumentInfo()
  const { setDocumentTitle } = useDocumentTitle()
  const made = created === undefined ? {} : { id: created, isEditing: true }
  return (
    <DocumentInfoProvider {...info} {...made}>
      <PassTitle to={setDocumentTitle} />
      <PreviewOfMade isMade={created !== undefined}>{children}</PreviewOfMade>
    </DocumentInfoProvider>
  )
}

/** Payload gives a new record no preview. Its address comes with the first save (`previews/follow-saves.ts`). */
function PreviewOfMade({
  isMade,
  children,
}: {
  readonly isMade: boolean
  readonly children: ReactNode
}) {
  const { breakpoints, typeofLivePreviewURL } = useLivePreviewContext()
  return (
    <LivePreviewProvider
      breakpoints={(breakpoints ?? []).filter(({ name }) => name !== ADDED_BY_PAYLOAD)}
      isLivePreviewEnabled={isMade && typeofLivePreviewURL !== undefined}
      isLivePreviewing={false}
      isPreviewEnabled={false}
      typeofLivePreviewURL={typeofLivePreviewURL}
      url={undefined}
    >
      {children}
    </LivePreviewProvider>
  )
}

/** Payload's provider adds this width to the widths that it gets, so a nested provider would have it twice. */
const ADDED_BY_PAYLOAD = 'responsive'

/** The heading is outside the form. */
function PassTitle({ to }: { readonly to: (title: string) => void }) {
  const { title } = useDocumentTitle()
  useEffect(() => to(title), [title, to])
  return null
}

const CREATION = /\/create\/?$/

function pathOfMade(id: number | string): string {
  return window.location.pathname.replace(CREATION, `/${id}`)
}

/**
 * After Back, the browser shows the empty form of a new record at the address of the record that was created. A reload
 * opens that record.
 */
function openMadeRecord(): void {
  if (!CREATION.test(window.location.pathname)) window.location.reload()
}
