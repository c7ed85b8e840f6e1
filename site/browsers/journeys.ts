import assert from 'node:assert/strict'
import type { DemoSite } from '../compare/demo-site.ts'
import type { Visitor } from './visitor.ts'

const LOADS_DOCUMENTS = 'loads documents (no Navigation API)'
/** In pixels. The target of a hash link is scrolled below the header (spec/behaviour §18.5). */
const HEADER = 66

type Site = Pick<DemoSite, 'drain' | 'listen'>

/**
 * Rejects when a visitor does not see what they must see. Returns a note when this browser behaves in another way that
 * the specification also allows.
 */
export type Journey = (visitor: Visitor, site: Site) => Promise<string | undefined | void>

const address = () => location.pathname + location.search + location.hash
const heading = () => document.querySelector('h1')?.textContent ?? ''
const title = () => document.title
const said = () => document.querySelector('#live-region')?.textContent ?? ''
const focused = () => {
  const { activeElement } = document
  return activeElement?.textContent?.trim() || (activeElement?.localName ?? '')
}
const scrolled = () => Math.round(scrollY)
const scrollDown = (to: number) => scrollTo({ top: to, behavior: 'instant' })
const entries = () => history.length
const openDialog = () => document.querySelector('dialog:modal')?.getAttribute('aria-label') ?? ''
const shownRows = () =>
  [...document.querySelectorAll('main li h3')].filter((row) => row.checkVisibility()).length
const resultLine = () => document.querySelector('[data-result-line]')?.textContent ?? ''
const firstResult = () => document.querySelector('[data-results] li a')?.textContent ?? ''
const count = (selector: string) => document.querySelectorAll(selector).length
const position = () => document.querySelector('dialog output')?.textContent?.slice(0, 6)
const mark = () => void (document.documentElement.dataset['first'] = '')
const isMarked = () => 'first' in document.documentElement.dataset
/** Engines round positions differently. */
const isBelowHeader = (id: string, header: number) =>
  Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? NaN) - header) < 2

/** If the browser has the Navigation API, the marked document must still be open, otherwise a new one. */
async function expectSameDocument({ ask, hasNavigation }: Visitor): Promise<string | undefined> {
  assert.equal(await ask(isMarked), hasNavigation, 'is the same document')
  return hasNavigation ? undefined : LOADS_DOCUMENTS
}

async function openMenu({ click, sees }: Visitor): Promise<void> {
  await click('header button', 'Menu')
  await sees('Menu', openDialog)
}

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  async links(visitor) {
    const { open, ask, sees, click, hasNavigation } = visitor
    await open('/program')
    await ask(mark)
    await ask(scrollDown, 900)
    await click('main h3 a', 'Slack Water')
    await sees('/events/slack-water', address)
    await sees('Slack Water', heading)
    await sees('Slack Water | Parallax 2026', title)
    await sees(0, scrolled)
    if (hasNavigation) {
      await sees('Slack Water', focused)
      await sees('Slack Water | Parallax 2026', said)
    }
    return expectSameDocument(visitor)
  },

  async Back(visitor) {
    const { open, ask, sees, find, click, back, hasNavigation } = visitor
    await open('/program')
    await ask(mark)
    await find('main h3 a', 'The Waiting Hall')
    const before = await ask(scrolled)
    await click('main h3 a', 'The Waiting Hall')
    await sees('The Waiting Hall', heading)
    await back()
    await sees('/program', address)
    await sees('Program', heading)
    assert(before > 0)
    await sees(before, scrolled)
    if (hasNavigation) await sees('The Waiting Hall', focused)
    return hasNavigation ? expectSameDocument(visitor) : LOADS_DOCUMENTS
  },

  async filter({ open, ask, sees, click, reload }) {
    await open('/program')
    await ask(mark)
    const before = await ask(entries)
    await click('label[for=filter-free]')
    await sees('60 of 88, free', resultLine)
    await sees('60 of 88, free', said)
    await sees('/program?free=1', address)
    await sees(60, shownRows)
    assert.equal(await ask(entries), before, 'entries of the history')
    assert(await ask(isMarked), 'filters in the document')
    await reload()
    await sees(60, shownRows)
  },

  async search({ open, sees, click, type }) {
    await open('/search')
    await click('main input[type=search]')
    await type('slakc')
    await sees('Slack Water', firstResult)
    await type(' qqqqq')
    await sees(0, count, '[data-results] li')
    await sees('/search?q=slakc+qqqqq', address)
  },

  async map({ open, ask, sees, click }) {
    await open('/program/map')
    const hasWebGl = await ask(() => document.createElement('canvas').getContext('webgl2') !== null)
    if (hasWebGl) {
      await sees(1, count, '#map [data-live]')
      await click('#map [data-pins]:not([data-pins*=" "])')
      await sees(1, count, '#map [data-pins][aria-current]')
    } else {
      await click('#map [data-pin] a')
    }
    await sees(1, count, 'main [data-venue][aria-current]')
    const row = await ask(() => document.querySelector('main [data-venue][aria-current]')?.id ?? '')
    await sees(`/program/map#${row.replace('venue-', 'card-')}`, address)
    return hasWebGl ? undefined : 'the map stays a picture (no WebGL)'
  },

  async menu(visitor) {
    const { open, ask, sees, click, press } = visitor
    await open('/about')
    await ask(mark)
    await ask(scrollDown, 120)
    await openMenu(visitor)
    await sees('Close', focused)
    assert.equal(await ask(scrolled), 120)
    assert(!(await ask(() => document.querySelector('h1')?.checkVisibility())), 'is covered')
    await press('Escape')
    await sees('', openDialog)
    await sees('Menu', focused)
    assert.equal(await ask(scrolled), 120)
    await openMenu(visitor)
    await click('dialog a', 'Full program')
    await sees('/program', address)
    await sees('Program', heading)
    await sees('', openDialog)
    return expectSameDocument(visitor)
  },

  async acknowledgement({ open, ask, sees, press, reload }) {
    await open('/about')
    await ask(() => {
      document.cookie = 'acknowledgement=; Path=/; Max-Age=0'
      sessionStorage.clear()
    })
    await reload()
    await sees('Acknowledgement of Country', openDialog)
    await sees('Enter', focused)
    await press('Tab')
    assert(
      await ask(() => document.activeElement?.matches('body, dialog, dialog *')),
      'the focus stays inside',
    )
    await press('Escape')
    await sees('', openDialog)
    await sees('acknowledgement=1', () => document.cookie)
    await sees('main', () => document.activeElement?.id)
    await reload()
    await sees('', openDialog)
  },

  async form(visitor) {
    const { open, ask, sees, click, type, press } = visitor
    await open('/about')
    await ask(mark)
    await openMenu(visitor)
    await click('#menu-search')
    await type('slack water')
    await press('Enter')
    await sees('/search?q=slack+water', address)
    await sees('Slack Water', firstResult)
    await sees('', openDialog)
    return expectSameDocument(visitor)
  },

  async hash({ open, ask, sees, press, back }) {
    await open('/about#who-we-are')
    await sees(true, isBelowHeader, 'who-we-are', HEADER)
    await open('/about')
    await ask(mark)
    await press('Tab')
    await sees('Skip to content', focused)
    await press('Enter')
    await sees('/about#main', address)
    await sees('main', () => document.activeElement?.id)
    await back()
    await sees('/about', address)
    await sees(0, scrolled)
    assert(await ask(isMarked), 'is the same document')
  },

  async island({ open, sees, click, press }) {
    await open('/events/the-waiting-hall')
    await click('main a[data-enlarge="0"]')
    await sees('Pictures', openDialog)
    await sees('1 of 2', position)
    await sees('Close', focused)
    await press('ArrowRight')
    await sees('2 of 2', position)
    await press('Escape')
    await sees('', openDialog)
    await sees('0', () => document.activeElement?.getAttribute('data-enlarge'))
  },

  async 'no connection'(visitor, { drain, listen }) {
    const { open, ask, sees, click, back, hasNavigation } = visitor
    await open('/about')
    await ask(mark)
    await drain()
    try {
      await click('header a', 'Parallax')
      if (hasNavigation) {
        await sees('No connection. Try again', said)
        assert.equal(await ask(address), '/about')
        assert.equal(await ask(heading), 'About Parallax')
      }
    } finally {
      await listen()
    }
    if (!hasNavigation) {
      await back()
      await sees('/about', address)
      return LOADS_DOCUMENTS
    }
    await click('aside button', 'Try again')
    await sees('/', address)
    await sees(0, count, 'aside')
    return expectSameDocument(visitor)
  },

  async print({ open, ask, sees }) {
    await open('/about')
    await ask(layOutForPaper)
    await ask(() => void dispatchEvent(new Event('beforeprint')))
    const black = 'rgb(0, 0, 0)'
    await sees(black, () => getComputedStyle(document.body).color)
    await sees(
      0,
      () =>
        [...document.querySelectorAll('nav, form, button, dialog')].filter((each) =>
          each.checkVisibility(),
        ).length,
    )
    const foot = await ask(() => document.querySelector<HTMLElement>('body > footer')?.innerText)
    assert.match(foot ?? '', /\/about, \d{1,2} [A-Z][a-z]+ \d{4}\s*$/)
  },
}

/** As the browser does for paper. */
function layOutForPaper(): void {
  const turn = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        media.mediaText = media.mediaText
          .replaceAll(/\bprint\b/g, 'all')
          .replaceAll(/\bscreen\b/g, 'not all')
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) turn(sheet.cssRules)
}
