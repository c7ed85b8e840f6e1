import { chosenOf, fittingParts, type Chosen, type RowList } from '../../lists/list.ts'
import { FILTERED_LISTS } from '../../lists/lists.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { formatQuery, parseQuery, type Query } from '../../urls/query.ts'
import type { ScreenId } from '../../urls/screen-ids.ts'
import { CARD_HASH, PINS_DRAWN_EVENT } from '../../map/places-shown.ts'
import tag from '../../ui/tag.module.css'
import { chosenWords } from '../../lists/result-line.ts'
import type { Navigation } from '../navigation/navigation.ts'
import { partsOfRow, rowsOf, valuesOf } from './filter-rows.ts'
import { NEEDS, NEEDS_KEY } from './remembered-needs.ts'

const PLACE = 'main form[data-filter] [data-needs]'
/** The id of a card begins with `CARD_HASH` without its `#`. */
const OPEN_CARD = `#map > [id^="${CARD_HASH.slice(1)}"]`

/**
 * "My needs" (spec/behaviour §38): a visitor has choices of a filter form remembered on the device, and lists mark the
 * rows, walks and pins that fit. Nothing is sent.
 */
export function followNeeds({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-needs] button')
    const form = pressed && pressed.closest('form')
    if (!form) return
    press(pressed.dataset['does'] ?? '', form)
    draw()
    // If drawing has removed the button, another control gets the focus. A wide screen has no summary of the panel.
    if (pressed.isConnected) return
    const others = [...form.querySelectorAll<HTMLElement>('summary, select')]
    const next = form.querySelector<HTMLElement>('[data-needs] button')
    ;(next ?? others.find((each) => each.checkVisibility()))?.focus()
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.closest('form[data-filter]')) draw()
  })
  document.addEventListener(PINS_DRAWN_EVENT, markPins)
  subscribe({
    shown({ isSwapped }) {
      if (isSwapped) draw()
    },
  })
  draw()
}

function draw(): void {
  for (const place of document.querySelectorAll<HTMLElement>(PLACE)) {
    const form = place.closest('form')
    if (form) drawNeeds(place, form)
  }
}

function drawNeeds(place: HTMLElement, form: HTMLFormElement): void {
  const kept = keptNeeds()
  const asked = needsOf(parseQuery(grammarOf(screenOf(form)), valuesOf(form)))
  const isSame = formatQuery(kept) === formatQuery(asked)
  const parts: Node[] = []
  const words = wordsOf(kept)
  if (words !== '') {
    const said = document.createElement('span')
    said.textContent = `My needs: ${words}. They stay on this device.`
    parts.push(said)
    if (!isSame && isOffered(form, kept)) parts.push(buttonThat('use', 'Show what fits'))
  }
  if (!isSame && wordsOf(asked) !== '') parts.push(buttonThat('keep', 'Remember as my needs'))
  if (words !== '') parts.push(buttonThat('forget', 'Forget'))
  place.replaceChildren(...parts)
  markRows(form, kept)
  markPins()
}

function press(does: string, form: HTMLFormElement): void {
  if (does === 'forget') keep({})
  else if (does === 'keep') keep(needsOf(parseQuery(grammarOf(screenOf(form)), valuesOf(form))))
  else if (does === 'use') {
    const kept = new URLSearchParams(formatQuery(keptNeeds()))
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const values = kept.get(field.name)?.split(' ')
      if (!values) continue
      if (field instanceof HTMLSelectElement) field.value = values[0] ?? ''
      else field.checked = values.includes(field.value)
    }
    form.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function isOffered(form: HTMLFormElement, needs: Query): boolean {
  return Object.keys(needs).every((key) => form.elements.namedItem(key) !== null)
}

function markRows(form: HTMLFormElement, needs: Query): void {
  const list = FILTERED_LISTS[screenOf(form)]
  for (const mark of document.querySelectorAll('main [data-fits-needs]')) mark.remove()
  const judged = list && judgeable(list, needs)
  if (!judged) return
  for (const row of rowsOf(form)) {
    const { parts } = partsOfRow(row, list)
    if (fittingParts(parts.flat(), judged.chosen, {}).length === 0) continue
    for (const heading of headingsOf(row)) heading.after(createMark(judged.words))
  }
}

/** The heading of the row, and of its card if that is open on the map. */
function headingsOf(row: HTMLElement): readonly Element[] {
  const isOpen = row.getAttribute('aria-current') === 'true'
  const shown = isOpen ? [row, ...document.querySelectorAll(OPEN_CARD)] : [row]
  return shown.flatMap((each) => each.querySelector('h2, h3, h4') ?? [])
}

function createMark(text: string): HTMLElement {
  const mark = document.createElement('p')
  mark.dataset['fitsNeeds'] = ''
  const words = document.createElement('span')
  words.className = tag['tag'] ?? ''
  words.textContent = text
  mark.append(words)
  return mark
}

function markPins(): void {
  const marks = [...document.querySelectorAll('main [data-fits-needs]')]
  const fitting = marks.map((mark) => mark.closest<HTMLElement>('[data-venue]')?.dataset['venue'])
  const pins = document.querySelectorAll<HTMLElement | SVGElement>(
    'main [data-pin], main a[data-pins]',
  )
  for (const { dataset } of pins) {
    if (fitting.includes(dataset['pin'] ?? dataset['pins'])) dataset['fits'] = ''
    else delete dataset['fits']
  }
}

/** Undefined if the facts of the list's rows can answer none of the needs. Those of a walk answer only "step-free". */
function judgeable(
  list: RowList,
  needs: Query,
): { readonly chosen: readonly Chosen[]; readonly words: string } | undefined {
  const isWalk = list.facets.some(({ key }) => key === 'step')
  const isStepFree = needs['access']?.split(' ').includes('step_free_entrance')
  const chosen = chosenOf(list, isWalk && isStepFree ? { step: 'free' } : needs, {})
  if (chosen.length === 0) return undefined
  return { chosen, words: isWalk ? 'Step-free, as I need' : 'Fits my needs' }
}

function keptNeeds(): Query {
  try {
    return needsOf(parseQuery(grammarOf('program'), localStorage.getItem(NEEDS_KEY) ?? ''))
  } catch {
    // Storage is refused.
    return {}
  }
}

function keep(needs: Query): void {
  try {
    const text = formatQuery(needs)
    if (text === '') localStorage.removeItem(NEEDS_KEY)
    else localStorage.setItem(NEEDS_KEY, text)
  } catch {
    // Storage is full or refused: the filter of this page stays as it is.
  }
}

function needsOf(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([key]) => NEEDS.includes(key)))
}

function wordsOf(needs: Query): string {
  const program = FILTERED_LISTS['program']
  return program ? chosenWords(program, chosenOf(program, needs, {})).join(', ') : ''
}

function screenOf(form: HTMLFormElement): ScreenId {
  return form.dataset['filter'] as ScreenId // as `FilterForm` writes it
}

function buttonThat(does: string, text: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.dataset['does'] = does
  element.textContent = text
  return element
}
