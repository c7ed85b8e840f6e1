import { MOUNT_FAILED } from 'contract/rules/error-messages.ts'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { IslandContext, type IslandContextValue } from '../../islands/island-context.ts'
import { PageContext } from '../../islands/page-context.ts'

export interface MountDeps {
  readonly origin: string
  /** Prefix of every path; empty except in a preview. */
  readonly base: string
  readonly services: Omit<IslandContextValue, 'element'>
}

export interface Mounting {
  readonly Component: ComponentType<object>
  readonly props: object
  /** `identifierPrefix` of the ids in the server's HTML. */
  readonly prefix: string
  /** The props are those that the server's HTML was rendered with. */
  readonly isSame: boolean
  /** If false, nothing is rendered until `show` is called. */
  readonly isShown: boolean
}

export interface Mounted {
  /** Changes some props and renders synchronously. */
  readonly show: (changes: object) => void
  /** Replaces all props and renders synchronously. */
  readonly renew: (props: object) => void
  readonly hide: () => void
  readonly end: () => void
}

/**
 * Hydrates the server's HTML if its props are still those of the page; otherwise renders the island anew and keeps the
 * focus and typed text.
 */
export function createMount({ origin, base, services }: MountDeps) {
  return function mount(element: HTMLElement, mounting: Mounting): Mounted {
    const { Component, isShown } = mounting
    const page = { origin, base, path: location.pathname.slice(base.length) }
    const island = { ...services, element }
    let { props } = mounting
    const draw = () => (
      <PageContext value={page}>
        <IslandContext value={island}>
          <Component {...props} />
        </IslandContext>
      </PageContext>
    )
    const root = isShown ? begin(element, draw(), mounting) : createRoot(element, optionsOf())
    return {
      show(changes) {
        props = { ...props, ...changes }
        flushSync(() => root.render(draw()))
      },
      renew(next) {
        props = next
        flushSync(() => root.render(draw()))
      },
      hide: () => root.render(null),
      end: () => root.unmount(),
    }
  }
}

function begin(
  element: HTMLElement,
  drawn: React.ReactNode,
  { isSame, prefix }: Pick<Mounting, 'isSame' | 'prefix'>,
): Root {
  const still = [...element.childNodes].map((node) => node.cloneNode(true))
  const putBack = carryFields(element)
  // React removes an island whose render throws: put the server's HTML back.
  const options = optionsOf(() =>
    queueMicrotask(() => {
      element.replaceChildren(...still)
      element.closest('[data-live]')?.removeAttribute('data-live')
    }),
  )
  const root = flushSync(() => {
    if (isSame && still.length > 0) {
      return hydrateRoot(element, drawn, { ...options, identifierPrefix: prefix })
    }
    const created = createRoot(element, options)
    created.render(drawn)
    return created
  })
  putBack()
  handOnFields(element)
  return root
}

function optionsOf(note?: () => void) {
  return {
    onUncaughtError(error: unknown) {
      console.error(MOUNT_FAILED, error)
      note?.()
    },
  }
}

const STOPS = 'a, button, input'

/** Returns a function that restores typed text and focus, in the elements at the same positions. */
function carryFields(part: Element): () => void {
  const typed = fieldsOf(part).map(({ value, defaultValue }) =>
    value === defaultValue ? undefined : value,
  )
  const place = stopsOf(part).findIndex((each) => each === document.activeElement)
  return () => {
    for (const [index, field] of fieldsOf(part).entries()) {
      const value = typed[index]
      if (value !== undefined && field.value !== value) field.value = value
    }
    const focused = stopsOf(part)[place]
    if (focused && focused !== document.activeElement) focused.focus({ preventScroll: true })
  }
}

/** Fires `input` for text that was typed before the island was mounted. */
function handOnFields(part: Element): void {
  for (const field of fieldsOf(part)) {
    if (field.value !== field.defaultValue) {
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function fieldsOf(part: Element): readonly HTMLInputElement[] {
  return [...part.querySelectorAll('input')]
}

function stopsOf(part: Element): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(STOPS)]
}
