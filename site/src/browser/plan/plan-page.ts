import { MAX_PLAN_ITEMS, planPath } from 'contract/rules/plan-link.ts'
import { createFootButton, createFootLink, type FootBar } from '../navigation/foot-bars.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { drawActions } from './plan-actions.ts'
import { fingerprintsOf, itemsOf, linkedCodes, nameUnfound } from './plan-rows.ts'
import { reachableLink } from './reachable-link.ts'
import { openStatusBar } from './say-at-foot.ts'
import { newestCodes } from './newest-codes.ts'
import type { SavedItem } from './saved-items.ts'
import { PLAN_EVENT, type SavedPlan } from './saved-plan.ts'
import { whosePlan } from './whose-plan.ts'

interface PlanPage {
  readonly page: HTMLElement
  readonly plan: SavedPlan
  readonly saved: readonly SavedItem[]
  readonly bar: Bar
}

/** The visitor's own plan, or the link of another person (spec/screens §16). */
export function followPlanPage(
  navigation: Navigation,
  { plan }: { readonly plan: SavedPlan },
): void {
  const bar = createBar()

  function show(): void {
    bar.close()
    const page = document.querySelector<HTMLElement>('main [data-plan]')
    if (!page) return
    const saved = plan.items()
    if (page.dataset['plan'] === '') {
      if (saved.length > 0) void goOn(page, saved)
      return
    }
    drawActions(page, plan)
    nameUnfound(page, saved)
    const codes = { linked: linkedCodes(page), shown: itemsOf(page).map(({ code }) => code) }
    const { isOwn, missing } = whosePlan(codes, saved)
    page.toggleAttribute('data-own', isOwn)
    if (isOwn) tellOwn({ page, plan, saved, bar })
    else if (missing > 0) offer({ page, plan, saved, bar }, missing, show)
  }

  async function goOn(page: HTMLElement, saved: readonly SavedItem[]): Promise<void> {
    const link = await reachableLink(saved)
    // The visitor may have left the page meanwhile.
    if (page.isConnected) navigation.go(link, { replace: true })
  }

  show()
  navigation.subscribe({
    shown({ isSwapped }) {
      if (isSwapped) show()
    },
  })
  // The page of the visitor's own plan follows the saved items, so that its link contains nothing that was removed.
  document.addEventListener(PLAN_EVENT, () => {
    if (document.querySelector('main [data-own]')) {
      navigation.go(planPath(newestCodes(plan.items())), { replace: true, keepsScroll: true })
    }
  })
}

/** Says what has changed since an item was saved, or that the link does not hold the whole plan. */
function tellOwn({ page, plan, saved, bar }: PlanPage): void {
  const now = fingerprintsOf(page)
  const note = () => {
    plan.change((items) =>
      items.map((item) => ({ ...item, fingerprint: now.get(item.code) ?? item.fingerprint })),
    )
    bar.close()
  }
  const changed = saved.filter(
    ({ code, fingerprint }) => fingerprint !== '' && (now.get(code) ?? fingerprint) !== fingerprint,
  )
  if (changed.length > 0) {
    const names = changed.map(({ name }) => `“${name}”`).join(', ')
    return bar.say(`Changed since you saved: ${names}`, createFootButton('Noted', note))
  }
  // Items that were saved in a list have no fingerprint; the page has it, so it is stored now.
  if (saved.some(({ code, fingerprint }) => fingerprint === '' && now.has(code))) note()
  const linked = new Set(linkedCodes(page))
  if (newestCodes(saved).some((code) => !linked.has(code))) {
    bar.say(
      'You have saved more than this link has.',
      createFootLink('My program', planPath()),
      closing(bar),
    )
  } else if (saved.length > MAX_PLAN_ITEMS) {
    const others = saved.slice(0, -MAX_PLAN_ITEMS).slice(-MAX_PLAN_ITEMS)
    bar.say(
      `A link holds ${MAX_PLAN_ITEMS} things, here the newest.`,
      createFootLink('Earlier ones', planPath(others.map(({ code }) => code))),
      closing(bar),
    )
  }
}

/** The plan is another person's, or was made on another device, or this browser has lost it. */
function offer({ page, plan, saved, bar }: PlanPage, missing: number, show: () => void): void {
  const change = (items: readonly SavedItem[]): boolean => {
    const isKept = plan.change(() => items)
    document.dispatchEvent(new Event(PLAN_EVENT))
    return isKept
  }
  const keep = (items: readonly SavedItem[]) => () => {
    const words = change(items)
      ? 'It is in your program now.'
      : 'This browser keeps nothing: keep the link instead.'
    const undo = createFootButton('Undo', () => {
      change(saved)
      show()
    })
    bar.say(words, undo, closing(bar))
  }
  const theirs = itemsOf(page)
  const kept = new Set(saved.map(({ code }) => code))
  const added = [...saved, ...theirs.filter(({ code }) => !kept.has(code))]
  const look = closing(bar, 'Only look')
  if (saved.length === 0) {
    const button = createFootButton('Keep it', keep(theirs))
    return bar.say('This plan is not kept in this browser.', button, look)
  }
  bar.say(
    `${missing} of these ${missing === 1 ? 'is' : 'are'} not in your program.`,
    createFootButton('Add', keep(added)),
    createFootButton('Replace mine', keep(theirs)),
    look,
  )
}

/** One bar at a time. */
function createBar() {
  let open: FootBar | undefined
  const close = (): void => {
    open?.close()
    open = undefined
  }
  return {
    close,
    say(words: string, ...buttons: readonly HTMLElement[]): void {
      close()
      open = openStatusBar(words, ...buttons)
    },
  }
}

type Bar = ReturnType<typeof createBar>

function closing(bar: Bar, words = 'Close'): HTMLElement {
  return createFootButton(words, () => bar.close())
}
