import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { IslandContext, type IslandContextValue } from '../../islands/island-context.ts'
import { PageContext } from '../../islands/page-context.ts'
import { carryFields, handOnFields } from './carry-fields.ts'

/** Logged before the error; what the server has drawn stays (spec/asked §8). */
const MOUNT_FAILED = 'Error while mounting app:'

export interface MountDeps {
  /** The site's public one. */
  readonly origin: string
  readonly services: Omit<IslandContextValue, 'element'>
}

export interface Mounting {
  readonly Component: ComponentType<object>
  readonly props: object
  /** Of the ids that the server's HTML has. */
  readonly prefix: string
  /** The props are those of the HTML that is there. */
  readonly isSame: boolean
  /** False: nothing is shown until it is asked for. */
  readonly isShown: boolean
}

/** An island that is alive. */
export interface Mounted {
  /** Draws it at once, some of its props changed. */
  readonly show: (changes: object) => void
  /** Draws it at once, with other props. */
  readonly renew: (props: object) => void
  readonly hide: () => void
  readonly end: () => void
}

/**
 * Makes islands alive in their places: takes the server's HTML over where its props are still those of the page, and else
 * draws it anew, with the focus and what was typed.
 */
export function createMount({ origin, services }: MountDeps) {
  return function mount(element: HTMLElement, mounting: Mounting): Mounted {
    const { Component, isShown } = mounting
    const page = { origin, path: location.pathname }
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
  // React takes out what it cannot draw: what the server has drawn comes back, at once or later.
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
