import type { Platform } from '../src/browser/navigation/platform-navigation.ts'

interface Entry {
  readonly key: string
  readonly url: string
}

interface Intercepted {
  handler?: (() => Promise<void>) | undefined
}

/** The parts of the browser's Navigation API that the site uses. */
export class FakeNavigation extends EventTarget {
  #entries: Entry[]
  #index = 0
  #lastKey = 0

  constructor(url: string) {
    super()
    this.#entries = [{ key: 'k0', url }]
  }

  /** For code that gets the API as an argument. */
  get platform(): Platform {
    return this as unknown as Platform
  }

  get currentEntry(): Entry {
    const entry = this.#entries[this.#index]
    if (!entry) throw new Error('there is no entry')
    return entry
  }

  paths(): readonly string[] {
    return this.#entries.map(({ url }) => new URL(url).pathname + new URL(url).search)
  }

  navigate(href: string, { history = 'auto', info }: NavigationNavigateOptions = {}, parts = {}) {
    const to = new URL(href, this.currentEntry.url)
    const isSame = to.href === this.currentEntry.url
    const navigationType = history === 'auto' ? (isSame ? 'replace' : 'push') : history
    const here = new URL(this.currentEntry.url)
    const hashChange = to.hash !== '' && to.href.split('#')[0] === here.href.split('#')[0]
    const event = this.#ask(to, {
      navigationType,
      info,
      hashChange,
      sameDocument: hashChange,
      ...parts,
    })
    if (event.handler || hashChange) this.#enter(to.href, navigationType)
    return this.#handle(event)
  }

  /** Changes the address as a filter does, without a navigation. */
  write(href: string): void {
    const to = new URL(href, this.currentEntry.url)
    this.#ask(to, { navigationType: 'replace', sameDocument: true })
    this.#enter(to.href, 'replace')
  }

  go(by: number) {
    const entry = this.#entries[this.#index + by]
    if (!entry) throw new Error('there is no such entry')
    return this.traverseTo(entry.key)
  }

  traverseTo(key: string) {
    const index = this.#entries.findIndex((entry) => entry.key === key)
    const to = new URL(this.#entries[index]?.url ?? '')
    const event = this.#ask(to, { navigationType: 'traverse', sameDocument: true })
    this.#index = index
    this.#tell('traverse')
    return this.#handle(event)
  }

  #ask(to: URL, parts: object): Intercepted & { readonly isOn: boolean } {
    const intercepted: Intercepted = {}
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      canIntercept: to.origin === new URL(this.currentEntry.url).origin,
      hashChange: false,
      downloadRequest: null,
      formData: null,
      sourceElement: null,
      hasUAVisualTransition: false,
      info: undefined,
      intercept(options: Intercepted) {
        intercepted.handler = options.handler
      },
      ...parts,
      destination: { url: to.href, sameDocument: 'sameDocument' in parts && parts.sameDocument },
    })
    const isOn = this.dispatchEvent(event)
    return { ...intercepted, isOn }
  }

  #enter(url: string, type: 'push' | 'replace'): void {
    this.#lastKey += 1
    const key = type === 'push' ? `k${this.#lastKey}` : this.currentEntry.key
    const before = this.#entries.slice(0, type === 'push' ? this.#index + 1 : this.#index)
    const after = type === 'push' ? [] : this.#entries.slice(this.#index + 1)
    this.#index = before.length
    this.#entries = [...before, { key, url }, ...after]
    this.#tell(type)
  }

  #tell(navigationType: NavigationType): void {
    this.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }))
  }

  #handle({ handler, isOn }: Intercepted & { readonly isOn: boolean }) {
    const finished = isOn
      ? Promise.resolve(handler?.())
      : Promise.reject(new DOMException('held back', 'AbortError'))
    finished.catch(() => undefined)
    return { committed: finished, finished } as object as NavigationResult
  }
}
