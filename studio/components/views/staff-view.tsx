import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { SetStepNav } from '../payload-ui.ts'
import styles from './staff-view.module.css'

interface Props {
  readonly of: AdminViewServerProps
  readonly title: string
  /** Whether the view takes the width of the window, as a table needs. Text is easier to read in a narrow column. */
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** Payload does not protect our own views, so this frame around them requires a login. */
export function StaffView({ of, title, isWide = false, children }: Props) {
  const { initPageResult, params, searchParams } = of
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user) redirect('/admin/login')
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      {/* With a step after it, the mark at the top is a link to the home, as it is in records and lists. */}
      <SetStepNav nav={[{ label: title }]} />
      <div className={isWide ? styles.wide : styles.view}>
        <h1>{title}</h1>
        {children}
      </div>
    </DefaultTemplate>
  )
}

/** One parameter of the address; an empty text if it is absent or repeated. */
export function parameter({ searchParams }: AdminViewServerProps, name: string): string {
  const value = searchParams?.[name]
  return typeof value === 'string' ? value.trim() : ''
}
