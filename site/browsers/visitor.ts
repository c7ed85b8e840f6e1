import { isDeepStrictEqual } from 'node:util'
import type { Session } from './session.ts'
import { waitFor } from './wait-for.ts'

const WINDOW = { x: 0, y: 0, width: 1280, height: 900 }
/** As WebDriver writes keys without a letter. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014' } as const

/** Runs in the page and may use only its arguments. */
type Question<Args extends readonly unknown[], Answer> = (...args: Args) => Answer

export interface Visitor {
  /** A browser without the Navigation API loads documents (spec/behaviour §18.10). */
  readonly hasNavigation: boolean
  /** Waits until the scripts of the page run. The acknowledgement has already been accepted. */
  readonly open: (path: string) => Promise<void>
  readonly ask: <Args extends readonly unknown[], Answer>(
    question: Question<Args, Answer>,
    ...args: Args
  ) => Promise<Answer>
  readonly sees: <Args extends readonly unknown[], Answer>(
    expected: Answer,
    question: Question<Args, Answer>,
    ...args: Args
  ) => Promise<void>
  readonly find: (selector: string, words?: string) => Promise<void>
  /** On the first visible element with these words. */
  readonly click: (selector: string, words?: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (key: keyof typeof KEYS) => Promise<void>
  readonly back: () => Promise<void>
  readonly reload: () => Promise<void>
  /** Exceptions and violations of the Content-Security-Policy since the last call. */
  readonly problems: () => readonly string[]
}

export async function createVisitor(session: Session, origin: string): Promise<Visitor> {
  const problems: string[] = []

  async function ask<Args extends readonly unknown[], Answer>(
    question: Question<Args, Answer>,
    ...args: Args
  ): Promise<Answer> {
    const script = `return (${String(inPage)})(${String(question)}, arguments)`
    const told = (await session.send('ExecuteScript', { script, args })) as Told<Answer> // see `inPage`
    problems.push(...told.problems)
    return told.answer
  }

  const sees: Visitor['sees'] = (expected, question, ...args) =>
    waitFor(async () => {
      const seen = await ask(question, ...args)
      if (isDeepStrictEqual(seen, expected)) return
      throw new Error(`${question.name}: ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`)
    })

  const { point, click, strike } = createHands(session)

  async function untilAlive(): Promise<void> {
    await sees(true, isAlive)
    await point([moveTo([2, 2]), moveTo([4, 4])])
    await sees(true, canNavigate)
  }

  const find = (selector: string, words = '') => waitFor(() => ask(placeOf, selector, words))

  await session.send('SetWindowRect', WINDOW)
  await session.send('Navigate', { url: origin })
  await ask(accept)
  return {
    hasNavigation: await ask(() => 'navigation' in window),
    async open(path) {
      // If the address differs from that of the current page in its hash alone, the browser would load nothing.
      await session.send('Navigate', { url: 'about:blank' })
      await session.send('Navigate', { url: origin + path })
      await untilAlive()
    },
    ask,
    sees,
    find: async (selector, words) => void (await find(selector, words)),
    click: async (selector, words) => void (await click(await find(selector, words))),
    type: async (text) => void (await strike([...text])),
    press: async (key) => void (await strike([KEYS[key]])),
    back: async () => void (await session.send('Back')),
    async reload() {
      await session.send('Refresh')
      await untilAlive()
    },
    problems: () => problems.splice(0),
  }
}

function createHands(session: Session) {
  const perform = (device: object) => session.send('PerformActions', { actions: [device] })
  const point = (actions: readonly object[]) =>
    perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
  return {
    point,
    click: (place: readonly [number, number]) => point([moveTo(place), ...press]),
    strike: (keys: readonly string[]) =>
      perform({
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      }),
  }
}

const moveTo = ([x, y]: readonly [number, number]) => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x,
  y,
})

interface Told<Answer> {
  readonly answer: Answer
  readonly problems: readonly string[]
}

declare global {
  interface Window {
    problems?: string[]
  }
}

/** Runs in the page. The problems are those since the last question. */
function inPage<Answer>(
  question: (...args: readonly unknown[]) => Answer,
  args: readonly unknown[],
): Told<Answer> {
  if (!window.problems) {
    const problems: string[] = []
    window.problems = problems
    addEventListener('error', ({ message }) => problems.push(message))
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      problems.push(`${violatedDirective} refused ${blockedURI}`),
    )
  }
  return { answer: question(...args), problems: window.problems.splice(0) }
}

function accept(): void {
  document.cookie = 'acknowledgement=1; Path=/'
}

function isAlive(): boolean {
  return 'alive' in document.documentElement.dataset
}

function canNavigate(): boolean {
  return !('navigation' in window) || 'navigates' in document.documentElement.dataset
}

/** It is scrolled into the window if it is covered or outside. */
function placeOf(selector: string, words: string): [number, number] {
  const found = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && each.textContent.includes(words),
  )
  if (!found) throw new Error(`Nothing visible matches ${selector} ${words}`)
  const middle = (): [number, number] => {
    const { x, y, width, height } = found.getClientRects()[0] ?? found.getBoundingClientRect()
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
  }
  const isHit = () => found.contains(document.elementFromPoint(...middle()))
  if (!isHit()) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!isHit()) throw new Error(`${selector} ${words} is covered`)
  return middle()
}
