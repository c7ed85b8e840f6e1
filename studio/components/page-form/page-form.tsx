'use client'

import { useRouter } from 'next/navigation'
import { Fragment, useRef, useTransition, type ReactNode } from 'react'
import { ShortForm, type ShortFormProps } from './short-form.tsx'
import { useTyping } from './use-typing.tsx'

interface Props extends Pick<ShortFormProps, 'button' | 'className' | 'send'> {
  /** Distinguishes the form from all others: its address and the values that are sent with it. */
  readonly name: string
  /** The page that is shown once the form was sent; by default this page, drawn anew. */
  readonly next?: string | undefined
  /** Called before the values of the form count as sent. */
  readonly onDone?: (form: HTMLFormElement) => void
  readonly children?: ReactNode
}

/** What is typed is kept in the browser until it is sent. */
export function PageForm({ name, next, onDone, children, ...own }: Props) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isRefreshing, startRefresh] = useTransition()
  const typing = useTyping(name, form)

  function finish() {
    if (form.current) onDone?.(form.current)
    typing.noteSent()
    startRefresh(() => (next === undefined ? router.refresh() : router.push(next)))
  }

  return (
    <ShortForm
      {...own}
      form={form}
      isBusy={isRefreshing}
      restored={typing.restored}
      onInput={typing.note}
      onDone={finish}
      note={typing.isTyped && <span>Not saved yet</span>}
    >
      {typing.offer}
      <Fragment key={String(typing.restored !== undefined)}>{children}</Fragment>
    </ShortForm>
  )
}
