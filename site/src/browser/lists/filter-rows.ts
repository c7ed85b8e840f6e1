import { countLeft } from '../../lists/count-left.ts'
import {
  chosenOf,
  fittingParts,
  parseFacts,
  partsOf,
  type Facts,
  type RowList,
} from '../../lists/list.ts'
import {
  chosenWords,
  countLine,
  countRows,
  filterSummary,
  resultLine,
  severalSummary,
} from '../../lists/result-line.ts'
import {
  countOptions,
  nearChoices,
  nothingSentence,
  withCount,
  withoutCount,
  type CountedRows,
  type OptionCounts,
} from '../../lists/option-counts.ts'
import { FILTERED_LISTS } from '../../lists/lists.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { formatQuery, parseQuery, type Query } from '../../urls/query.ts'
import type { ScreenId } from '../../urls/screen-ids.ts'
import type { RowFilterData } from '../../ui/filter-form.tsx'
import { unbrokenParts } from '../../ui/unbroken-parts.ts'
import { carryFilters } from './carry-filters.ts'
import { putEmptyState, type EmptyWords } from './empty-state.ts'
import { loadTags } from './load-tags.ts'
import { isShown, show, tellPlaces } from './tell-places.ts'

/** Elements to hide when all rows in them are hidden. */
const GROUPS = 'section, details, ol, ul'

/** The facts of all events, by the path of the program. */
type Programs = Map<string, readonly Facts[]>

/** It keeps the facts of events that are not on the page. */
export function createRowFilter() {
  const programs: Programs = new Map()
  return (form: HTMLFormElement) => filterRows(form, programs)
}

/** The rule is the server's (`lists/narrow-list.ts`). Rows keep their order. `filter-forms.ts` changes the address. */
function filterRows(form: HTMLFormElement, programs: Programs): void {
  const screen = form.dataset['filter'] as ScreenId // as `FilterForm` writes it
  const { all, days } = JSON.parse(form.dataset['rows'] ?? '{}') as RowFilterData // as `FilterForm` writes it
  const list = FILTERED_LISTS[screen]
  if (!list) return
  const query = parseQuery(grammarOf(screen), valuesOf(form))
  const context = {
    ...days,
    precincts: optionsOf(form, 'precinct'),
    types: optionsOf(form, 'type'),
  }
  const chosen = chosenOf(list, query, context)
  const words = chosenWords(list, chosen)
  const rows = rowsOf(form)
  // An event counts once, although it has a row on each of its days.
  const counted = new Map<string | undefined, Facts[]>()
  for (const row of rows) {
    const { parts, inner } = partsOfRow(row, list)
    const href = row.querySelector('a')?.href
    counted.set(href, [...(counted.get(href) ?? []), ...parts.flat()])
    const left = fittingParts(parts.flat(), chosen, context)
    show(row, left.length > 0)
    for (const [index, each] of inner.entries()) {
      show(each, parts[index]?.some((part) => left.includes(part)) === true)
    }
    for (const fold of row.querySelectorAll<HTMLElement>(INNER_FOLDS)) showFold(fold, inner)
    const ofDay = row.closest('[data-day]') !== null
    sayWhen(row, list.when?.({ parts: left, chosen }, ofDay))
  }

  const groups = groupsOf(rows, form)
  for (const group of groups) showGroup(group, rows, list)
  if (chosen.length > 0) openIfAlone(groups, rows)
  saySummaries(form, chosen.length)
  const choices = { rows: [...counted.values()], chosen, context }
  sayOptions(form, countOptions(list, choices))
  const isWhole = chosen.length === 0
  const path = isWhole ? undefined : programOfTabs()
  const fits = (facts: Facts) =>
    fittingParts(partsOf(list, facts, []).flat(), chosen, context).length > 0
  const fitting = path === undefined ? shownOnce(rows) : programs.get(path)?.filter(fits)
  sayTabs(fitting, isWhole)
  if (path !== undefined && !fitting) void loadProgram(path, form, programs)
  const kept = countRows(list, shownOnce(rows))
  sayResult(form, { text: resultLine(list, { kept, all, words }), isWhole })
  const [first] = groups
  const isEmpty = kept.every((count) => count === 0)
  if (first) putEmptyState(first, isEmpty ? nothingWords(form, list, choices) : undefined)
  carryFilters(form, screen, query)
  tellPlaces()
}

/** What `partsOf` makes of a row, and the rows within the row. */
export function partsOfRow(row: HTMLElement, list: RowList) {
  const inner = [...row.querySelectorAll<HTMLElement>('li[data-facts]')]
  const parts = partsOf(list, factsIn(row), inner.map(factsIn))
  return { parts, inner }
}

function factsIn({ dataset }: HTMLElement): Facts {
  return parseFacts(dataset['facts'])
}

/** An event counts once, although it has a row on each of its days. */
function shownOnce(rows: readonly HTMLElement[]): readonly Facts[] {
  const facts = new Map(
    rows.filter(isShown).map((row) => [row.querySelector('a')?.href, row.dataset['facts']]),
  )
  return [...facts.values()].map(parseFacts)
}

/** The rows of the form's list, without the rows within rows. */
export function rowsOf(form: HTMLFormElement): readonly HTMLElement[] {
  const main = form.closest('main')
  return [...(main?.querySelectorAll<HTMLElement>('li[data-facts]:not(li[data-facts] li)') ?? [])]
}

/** Without words, restores the line that the server wrote. */
function sayWhen(row: HTMLElement, words: string | undefined): void {
  const line = row.querySelector<HTMLElement>('[data-when]')
  if (!line) return
  const { dataset } = line
  dataset['came'] ??= line.textContent
  const text = words ?? dataset['came']
  if (line.textContent === text) return
  line.replaceChildren(
    ...unbrokenParts(text).map((part, index) => {
      // Parts 1, 3, 5 … must stay in one line (`unbroken-parts.ts`).
      if (index % 2 === 0) return part
      const whole = document.createElement('span')
      whole.className = 'unbroken'
      whole.textContent = part
      return whole
    }),
  )
}

/** Outermost first, without the groups that contain the form. */
function groupsOf(rows: readonly HTMLElement[], form: HTMLFormElement): readonly HTMLElement[] {
  const groups = new Set<HTMLElement>()
  for (const row of rows) {
    const around: HTMLElement[] = []
    for (let each = row.parentElement; each && !each.contains(form); each = each.parentElement) {
      if (each.matches(GROUPS)) around.unshift(each)
    }
    for (const each of around) groups.add(each)
  }
  return [...groups]
}

function showGroup(group: HTMLElement, rows: readonly HTMLElement[], list: RowList): void {
  const shown = rows.filter((row) => group.contains(row) && isShown(row))
  show(group, shown.length > 0)
  const count = group.querySelector(':scope > :is(header, summary) [data-count]')
  if (count) {
    const kept = countRows(
      list,
      shown.map(({ dataset }) => parseFacts(dataset['facts'])),
    )
    count.textContent = countLine(list, kept)
  }
}

const INNER_FOLDS = 'details:has(li[data-facts])'

function showFold(fold: HTMLElement, rows: readonly HTMLElement[]): void {
  const shown = rows.filter((row) => fold.contains(row) && isShown(row))
  show(fold, shown.length > 0)
  const count = fold.querySelector('[data-count]')
  if (count) count.textContent = String(shown.length)
}

/** Opens the folds of a list if all rows that remain are in folds. */
function openIfAlone(groups: readonly HTMLElement[], rows: readonly HTMLElement[]): void {
  const folds = groups.filter((group) => group instanceof HTMLDetailsElement)
  const isFolded = (row: HTMLElement) => folds.some((fold) => fold.contains(row))
  if (!rows.filter(isShown).every(isFolded)) return
  for (const fold of folds) fold.open ||= isShown(fold)
}

function saySummaries(form: HTMLFormElement, inUse: number): void {
  const panel = form.querySelector('summary')
  if (panel) panel.textContent = filterSummary(inUse)
  for (const several of form.querySelectorAll<HTMLElement>('[data-several]')) {
    const summary = several.querySelector('summary')
    const { length } = several.querySelectorAll('input:checked')
    if (summary) summary.textContent = severalSummary(several.dataset['several'] ?? '', length)
  }
}

/** The same as on the server (`lists/narrow-list.ts`). */
function nothingWords(form: HTMLFormElement, list: RowList, counted: CountedRows): EmptyWords {
  return {
    sentence: nothingSentence(list, counted),
    links: [
      ...nearChoices(list, counted).map(({ query, text }) => ({ href: hrefOf(form, query), text })),
      { href: hrefOf(form), text: list.clear ?? '', clears: true },
    ],
  }
}

/** Writes beside each option how many rows the list would have with it. */
function sayOptions(form: HTMLFormElement, counts: OptionCounts): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      for (const option of field.options)
        sayCount(option.firstChild, counts[field.name]?.[option.value])
    } else if (field instanceof HTMLInputElement) {
      sayCount(field.nextSibling, counts[field.name]?.[field.value])
    }
  }
}

function sayCount(text: Node | null, count: number | undefined): void {
  if (text && count !== undefined)
    text.nodeValue = withCount(withoutCount(text.nodeValue ?? ''), count)
}

/** Undefined if the page has all events, rather than those of one type. */
function programOfTabs(): string | undefined {
  const all = document.querySelector('main [data-tab=""]')?.closest('a')
  return all?.hasAttribute('aria-current') ? undefined : all?.pathname
}

/** Without a connection the tabs have no counts. */
async function loadProgram(path: string, form: HTMLFormElement, programs: Programs): Promise<void> {
  const tags = await loadTags(path)
  if (!tags) return
  const rows = tags.flatMap((tag) => tag.of('data-facts') ?? [])
  programs.set(
    path,
    rows.map((facts) => parseFacts(facts)),
  )
  if (form.isConnected) filterRows(form, programs)
}

/** A tab has no count while the number is unknown. */
function sayTabs(left: readonly Facts[] | undefined, isWhole: boolean): void {
  const types = left?.map((facts) => facts['type']?.[0])
  for (const tab of document.querySelectorAll<HTMLElement>('main [data-tab]')) {
    const { tab: type = '', all = '' } = tab.dataset
    const count = isWhole ? all : types ? countLeft(types, type).toString() : ''
    tab.textContent = count
    tab.parentElement?.toggleAttribute('hidden', count === '')
    tab.closest('li')?.toggleAttribute('data-muted', count === '0')
  }
}

function sayResult(
  form: HTMLFormElement,
  { text, isWhole }: { text: string; isWhole: boolean },
): void {
  const words = document.querySelector('main p > [data-result-line]')
  const line = words?.parentElement
  if (!words || !line) return
  words.textContent = text
  const beside = form.querySelector('[data-result]')
  if (beside) beside.textContent = text
  line.toggleAttribute('data-narrowed', !isWhole)
  line.querySelector('a')?.remove()
  if (isWhole) return
  const link = document.createElement('a')
  link.href = hrefOf(form)
  link.textContent = 'Clear'
  link.dataset['clears'] = ''
  line.append(link)
}

/** The form's path with its hidden fields, sort and view, and with these filters. */
function hrefOf(form: HTMLFormElement, filters: Query = {}): string {
  const kept = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  const own = Object.fromEntries(kept.map(({ name, value }) => [name, value]))
  return (form.getAttribute('action') ?? '') + formatQuery({ ...own, ...filters })
}

/** A query, with the hidden fields. */
export function valuesOf(form: HTMLFormElement): string {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(values).toString()
}

/** The options of a select, without "any". */
function optionsOf(form: HTMLFormElement, name: string) {
  const options = [...form.querySelectorAll<HTMLOptionElement>(`select[name=${name}] option`)]
  return options
    .filter(({ value }) => value !== '')
    .map(({ value, textContent }) => ({ key: value, title: withoutCount(textContent) }))
}
