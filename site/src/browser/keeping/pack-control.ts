import { packWords, type PackAct, type PackState } from '../../keeping/pack.ts'
import buttons from '../../ui/buttons.module.css'
import type { Packs } from './packs.ts'

export interface PackControlDeps {
  readonly packs: Packs
  readonly want: () => void
  readonly taken: () => void
}

/** The control of a guide's walk pack is not in the HTML because it needs script. */
export function createPackControl({ packs, want, taken }: PackControlDeps) {
  /** By guide. The downloads continue while the visitor reads other pages. */
  const taking = new Map<string, AbortController>()

  function show(guide: string, state: PackState): void {
    const under = placeOf(guide)
    if (under) showPack(under, state, (act) => void run(guide, act))
  }

  async function run(guide: string, act: PackAct): Promise<void> {
    if (act === 'stop') return taking.get(guide)?.abort()
    if (act === 'remove') return show(guide, await packs.remove(guide))
    want()
    // Without persistent storage browsers delete stored data when room is short. They grant it on a press.
    void navigator.storage?.persist?.().catch(() => undefined)
    const stop = new AbortController()
    taking.set(guide, stop)
    const state = await packs.take(guide, {
      signal: stop.signal,
      tell: (now) => show(guide, now),
    })
    taking.delete(guide)
    show(guide, state)
    if (state.kind === 'kept') taken()
  }

  return {
    async draw(): Promise<void> {
      const guide = document.querySelector<HTMLElement>('main [data-pack]')?.dataset['pack']
      if (guide === undefined || taking.has(guide)) return
      const state = await packs.stateOf(guide)
      if (!taking.has(guide)) show(guide, state)
    },
  }
}

/** Undefined unless the page is that of the guide. */
function placeOf(guide: string): Element | undefined {
  const found = document.querySelector<HTMLElement>('main [data-pack]')
  return found?.dataset['pack'] === guide ? found : undefined
}

/** Changes only what differs, so that a button keeps the focus and a screen reader hears each text once. */
function showPack(under: Element, state: PackState, press: (act: PackAct) => void): void {
  const { text = '', progress, acts } = packWords(state)
  const words = under.querySelector('output') ?? under.appendChild(document.createElement('output'))
  // Only the bar shows progress: screen readers would announce a sentence at every step.
  const isRunning = state.kind === 'taking'
  words.setAttribute('aria-busy', String(isRunning))
  words.setAttribute('aria-live', isRunning ? 'off' : 'polite')
  if (words.textContent !== text) words.textContent = text
  showProgress(under, progress)
  showActs(under, acts, press)
}

function showProgress(under: Element, progress: number | undefined): void {
  const bar = under.querySelector('progress')
  if (progress === undefined) return bar?.remove()
  const shown = bar ?? document.createElement('progress')
  shown.setAttribute('aria-label', 'Kept so far')
  shown.value = progress
  if (!bar) under.querySelector('output')?.after(shown)
}

function showActs(
  under: Element,
  acts: ReturnType<typeof packWords>['acts'],
  press: (act: PackAct) => void,
): void {
  const before = [...under.querySelectorAll('button')]
  const isSame =
    acts.map(({ label }) => label).join('\n') === before.map((each) => each.textContent).join('\n')
  if (isSame) return
  const hadFocus = before.includes(document.activeElement as HTMLButtonElement)
  for (const each of before) each.remove()
  const next = acts.map(({ act, label }) => {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', textContent: label, className: buttons['button'] })
    button.addEventListener('click', () => press(act))
    return button
  })
  under.append(...next)
  if (hadFocus) next[0]?.focus({ preventScroll: true })
}
