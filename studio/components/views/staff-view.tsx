import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from './staff-view.module.css'

interface Props {
  /** What Payload gives a view. */
  readonly of: AdminViewServerProps
  readonly title: string
  /** A table needs the width of the window; words are easier to read in a narrow column. */
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** The frame of a view of our own. Payload guards none of them, so this asks for a login. */
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
      <div className={isWide ? styles.wide : styles.view}>
        <h1>{title}</h1>
        {children}
      </div>
    </DefaultTemplate>
  )
}

/** One parameter of the address; the empty text where it is absent or there are several. */
export function parameter({ searchParams }: AdminViewServerProps, name: string): string {
  const value = searchParams?.[name]
  return typeof value === 'string' ? value.trim() : ''
}
