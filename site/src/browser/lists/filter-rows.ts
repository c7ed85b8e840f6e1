import { parseQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { ScreenId } from '../../urls/screen-ids.ts'
import { cardSpans } from '../../ui/card-spans.ts'
import type { RowsToFilter } from '../../views/filter-field.ts'
import { filterSummary } from '../../ui/filter-summary.ts'
import { unbrokenParts } from '../../ui/unbroken-parts.ts'
import { carryFilters } from './carry-filters.ts'
import { putEmptyState } from './empty-state.ts'
import { ROW_RULES, type Filtered } from './row-rules.ts'
import { isShown, show } from './show.ts'
import { tellPlaces } from './tell-places.ts'

/** What a page without days says in their place. */
const NO_DAYS = { today: '', start: '', end: '', isPast: false }
/** What is not shown without a row that is. */
const GROUPS = 'section, details, ol, ul'

/**
 * Filters the rows of a page by what its form says: as the page of that query would be, but that rows keep their order. The
 * address is not changed.
 */
export function filterRows(form: HTMLFormElement): void {
  const screen = form.dataset['filter'] as ScreenId // as the form was given it
  const { all, days = NO_DAYS } = JSON.parse(form.dataset['rows'] ?? '{}') as RowsToFilter // likewise
  const grammar = grammarOf(screen)
  const query = parseQuery(grammar, new URLSearchParams(valuesOf(form)).toString())
  const rows = rowsOf(form)
  const filtered = ROW_RULES[screen]?.({
    query,
    all,
    rows,
    context: { ...days, precincts: optionsOf(form, 'precinct') },
    types: optionsOf(form, 'type'),
  })
  if (!filtered) return

  for (const row of rows) showRow(row, filtered)
  const groups = groupsOf(rows)
  for (const group of groups) showGroup(group, rows, filtered)
  const summary = form.querySelector('summary')
  if (summary) summary.textContent = filterSummary(inUse(form))
  sayResult(form, filtered)
  const [first] = groups
  const link = { href: clearedHref(form), text: filtered.clear, clears: true }
  if (first) {
    putEmptyState(first, filtered.kept.size > 0 ? undefined : { sentence: filtered.nothing, link })
  }
  carryFilters(form, screen, query)
  tellPlaces()
}

/** Rows, but not those within rows, of the list that a form is for. */
function rowsOf(form: HTMLFormElement): readonly HTMLElement[] {
  const main = form.closest('main')
  return [...(main?.querySelectorAll<HTMLElement>('li[data-facts]:not(li[data-facts] li)') ?? [])]
}

function showRow(row: HTMLElement, { kept, without, when }: Filtered): void {
  show(row, kept.has(row))
  for (const inner of row.querySelectorAll<HTMLElement>('li[data-facts]')) {
    show(inner, !without?.has(inner))
  }
  const line = row.querySelector<HTMLElement>('[data-when]')
  if (line) sayWhen(line, when?.get(row))
}

/** In place of what the row came with, which comes back without words. */
function sayWhen(line: HTMLElement, words: string | undefined): void {
  const { dataset } = line
  dataset['came'] ??= line.textContent
  const text = words ?? dataset['came']
  if (line.textContent === text) return
  line.replaceChildren(
    ...unbrokenParts(text).map((part, index) => {
      // Every second part stays whole.
      if (index % 2 === 0) return part
      const whole = document.createElement('span')
      whole.className = 'unbroken'
      whole.textContent = part
      return whole
    }),
  )
}

/** What holds rows, the outermost first. */
function groupsOf(rows: readonly HTMLElement[]): readonly HTMLElement[] {
  const groups = new Set<HTMLElement>()
  for (const row of rows) {
    const around: HTMLElement[] = []
    for (
      let each = row.parentElement;
      each && each.localName !== 'main';
      each = each.parentElement
    ) {
      if (each.matches(GROUPS)) around.unshift(each)
    }
    for (const each of around) groups.add(each)
  }
  return [...groups]
}

function showGroup(
  group: HTMLElement,
  rows: readonly HTMLElement[],
  { countText }: Filtered,
): void {
  const shown = rows.filter((row) => group.contains(row) && isShown(row))
  show(group, shown.length > 0)
  const count = group.querySelector(':scope > header [data-count]')
  if (count && countText) count.textContent = countText(shown.length)
  if (group.parentElement?.dataset['shape'] === 'grid' && group.localName === 'ul') spread(shown)
}

/** Cards of a grid leave no hole (spec/design GR5). */
function spread(cards: readonly HTMLElement[]): void {
  const layouts = cards.map(
    (card) => card.querySelector<HTMLElement>('[data-layout]')?.dataset['layout'],
  )
  const spans = cardSpans(layouts as Parameters<typeof cardSpans>[0]) // as pictures were given it
  for (const [index, card] of cards.entries()) {
    if (spans[index] === 2) card.dataset['wide'] = 'true'
    else delete card.dataset['wide']
  }
}

/** In the result line, with the way back to everything. */
function sayResult(form: HTMLFormElement, { text, isNarrowed }: Filtered): void {
  const words = document.querySelector('main p > [data-result-line]')
  const line = words?.parentElement
  if (!words || !line) return
  words.textContent = text
  line.toggleAttribute('data-narrowed', isNarrowed)
  line.querySelector('a')?.remove()
  if (!isNarrowed) return
  const link = document.createElement('a')
  link.href = clearedHref(form)
  link.textContent = 'Clear'
  link.dataset['clears'] = ''
  line.append(link)
}

/** The form's path with what it keeps: sort and view. */
function clearedHref(form: HTMLFormElement): string {
  const kept = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  const query = new URLSearchParams(kept.map(({ name, value }) => [name, value])).toString()
  return (form.getAttribute('action') ?? '') + (query === '' ? '' : `?${query}`)
}

/** What the fields say, and what the form keeps. */
function valuesOf(form: HTMLFormElement): Query {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )
}

function inUse(form: HTMLFormElement): number {
  const checked = form.querySelectorAll('input[type=checkbox]:checked').length
  return [...form.querySelectorAll('select')].filter(({ value }) => value !== '').length + checked
}

/** What a field offers, without "any". */
function optionsOf(form: HTMLFormElement, name: string) {
  const options = [...form.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`)]
  return options
    .filter(({ value }) => value !== '')
    .map(({ value, textContent }) => ({ key: value, title: textContent }))
}
