/**
 * Makes the documents of the demo from its files: the program in large print, a press sheet, and what pages offer as PDF.
 * Needs Debian's `chromium`. `node content/demo/documents/make-documents.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import { createPayloadConfig } from '../../config.ts'
import { asList, asMap, asText, type Plain } from '../../exchange/document.ts'
import { readFolder, schemaOf, type FileRecord } from '../../exchange/folder.ts'
import { DEMO_FOLDER } from '../seed.ts'

const config = await createPayloadConfig({
  databaseUrl: 'postgresql://nowhere.example/none',
  dataDir: '',
  secret: '',
  siteOrigin: '',
  clockOffsetMs: 0,
  s3: undefined,
})
const { records } = await readFolder(DEMO_FOLDER, schemaOf(config))
const recordOf = (collection: string, name: string): FileRecord => {
  const found = records.find((each) => each.collection === collection && each.name === name)
  if (!found) throw new Error(`There is no ${collection}/${name}`)
  return found
}
const dataOf = (collection: string, name: string): Plain => recordOf(collection, name).data

const LARGE = { size: 18, margin: '22mm' }
const USUAL = { size: 11.5, margin: '24mm' }

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const DOCUMENTS: readonly (readonly [string, string, () => string, typeof USUAL])[] = [
  ['program-2026-large-print', 'Parallax 2026: the program in large print', program, LARGE],
  ['press-sheet-2026', 'Parallax 2026: press sheet', pressSheet, { size: 10, margin: '20mm' }],
  ['report-2022', 'Parallax 2022: report', () => pageOf('2022-report'), USUAL],
  [
    'teachers-notes-2026',
    'Parallax 2026: teachers’ notes',
    () => pageOf('learn/schools/teachers-notes'),
    USUAL,
  ],
  ['looking-worksheet', 'Looking worksheet', worksheet, { size: 12, margin: '18mm' }],
  ['six-pictures-2026', 'Six pictures for the classroom screen', sixPictures, USUAL],
  ['picture-story-shed-9', 'A first visit to Shed 9', pictureStory, LARGE],
  ['open-call-2026-terms', 'Terms of the 2026 call', () => terms('open-call-2026'), USUAL],
  ['open-call-2028-terms', 'Terms of the 2028 call', () => terms('open-call-2028'), USUAL],
]
async function print(
  with_: Browser,
  { name, title, body, look }: { name: string; title: string; body: string; look: typeof USUAL },
): Promise<void> {
  const page = await with_.newPage()
  const html = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>${escape(title)}</title><style>${style(look)}</style><body>${body}`
  const file = `/tmp/${name}.html`
  writeFileSync(file, html)
  await page.goto(pathToFileURL(file).href)
  const path = join(DEMO_FOLDER, 'media', `${name}.pdf`)
  const footer = `<div style="width:100%;font:9pt 'Liberation Sans',sans-serif;padding:0 ${look.margin};display:flex;justify-content:space-between"><span>${escape(title)}</span><span class="pageNumber"></span></div>`
  await page.pdf({
    path,
    format: 'A4',
    margin: { top: look.margin, bottom: look.margin, left: look.margin, right: look.margin },
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer,
    tagged: true,
    outline: true,
    printBackground: true,
  })
  await page.close()
  const bytes = readFileSync(path)
  const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  console.log(name, pages, 'pages', bytes.length)
}

function style({ size }: typeof USUAL): string {
  return `
    html { font: ${size}pt/1.5 'Liberation Sans', 'DejaVu Sans', sans-serif; color: #000 }
    body { margin: 0 }
    h1 { font-size: 1.9em; line-height: 1.15; margin: 0 0 .6em }
    h2 { font-size: 1.4em; line-height: 1.2; margin: 1.6em 0 .5em; break-after: avoid }
    h3 { font-size: 1.12em; line-height: 1.25; margin: 1.3em 0 .3em; break-after: avoid }
    p, ul, ol { margin: 0 0 .7em } li { margin-bottom: .25em }
    p, li { orphans: 3; widows: 3 }
    .lead { font-size: 1.15em } .facts { font-weight: bold } .small { font-size: .88em }
    .part { break-before: page } figure { margin: 0 0 1em; break-inside: avoid }
    figure img { max-width: 100%; max-height: 150mm } .full img { max-height: 215mm }
    figcaption { font-size: .85em } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .2em 1em } dt { font-weight: bold } dd { margin: 0 }
    blockquote { margin: 1em 0; padding-left: 1em; border-left: 2pt solid } table { border-collapse: collapse; width: 100% }
    td, th { text-align: left; vertical-align: top; padding: .25em .8em .25em 0; border-bottom: .5pt solid #888 }
    tr { break-inside: avoid } .lines p { border-bottom: .75pt solid #666; height: 2.2em; margin: 0 }`
}

// The program

function program(): string {
  const festival = dataOf('festivals', '2026')
  const types = asList(festival['types']).map(asMap)
  const events = records.filter(
    ({ collection, data }) => collection === 'events' && data['festival'] === '2026',
  )
  const parts = types.map((type) => {
    const own = events
      .filter(({ data }) => data['type'] === type['key'])
      .toSorted((a, b) => orderOf(a) - orderOf(b))
    if (own.length === 0) return ''
    return `<section class="part"><h2>${text(type['title'])}</h2><p class="lead">${text(type['intro'])}</p>${own.map(event).join('')}</section>`
  })
  const venues = records
    .filter(({ collection, data }) => collection === 'venues' && isIn2026(data))
    .toSorted((a, b) => asText(a.data['name']).localeCompare(asText(b.data['name'])))
  return `<h1>Parallax 2026<br>Afterimage</h1>
    <p class="lead">The program in large print. ${text(festival['intro'])}</p>
    <p>It says what the printed program says, in the same order. Places and their entrances are at the end. If you would rather be told, telephone (03) 7010 0122.</p>
    ${parts.join('')}
    <section class="part"><h2>Venues</h2>${venues.map(venue).join('')}</section>`
}

function orderOf({ data }: FileRecord): number {
  if (data['number'] !== undefined) return Number(data['number'])
  return Date.parse(asText(asMap(asList(data['sessions'])[0])['start'])) || 1e15
}

function isIn2026(data: Plain): boolean {
  return asList(data['editions']).some((each) => asText(asMap(each)['year']) === '2026')
}

function event({ data }: FileRecord): string {
  const number = data['number'] === undefined ? '' : `${text(data['number'])}. `
  const artists = asList(data['artists'])
    .map(asMap)
    .filter(({ role }) => role === 'artist')
    .map(({ artist }) => asText(dataOf('artists', asText(artist))['name']))
  const where = asList(data['venues']).map((name) => asText(dataOf('venues', asText(name))['name']))
  const facts = [when(data), where.join(', '), price(data), status(data)].filter(Boolean)
  return `<h3>${number}${text(data['title'])}</h3>
    ${artists.length > 0 ? `<p class="facts">${escape(artists.join(', '))}</p>` : ''}
    <p class="facts">${facts.map(escape).join('<br>')}</p>
    <p>${text(data['teaser'])}</p>${markdown(asText(data['body']))}${accessOf(data)}`
}

function when(data: Plain): string {
  const dates = asMap(data['dates'])
  if (dates['start']) return `${day(asText(dates['start']))} to ${day(asText(dates['end']))}`
  return asList(data['sessions'])
    .map(asMap)
    .map(
      ({ start, end }) =>
        `${day(asText(start))}, ${time(asText(start))}${end ? ` to ${time(asText(end))}` : ''}`,
    )
    .join('; ')
}

function price(data: Plain): string {
  const { free, from, concession, label } = asMap(data['price'])
  if (label) return asText(label)
  if (from === undefined) return free === false ? '' : 'Free'
  return `$${asText(from)}${concession === undefined ? '' : `, concession $${asText(concession)}`}`
}

const STATES: Readonly<Record<string, string>> = {
  sold_out: 'Sold out',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  moved: 'Moved',
}

function status(data: Plain): string {
  const { state, note } = asMap(data['status'])
  const word = STATES[asText(state)]
  return word === undefined ? '' : [word, asText(note)].filter(Boolean).join(': ')
}

const ACCESS: Readonly<Record<string, string>> = {
  step_free_entrance: 'Step-free entrance',
  accessible_toilet: 'Accessible toilet',
  accessible_parking: 'Accessible parking',
  accessible_tram_stop: 'Accessible tram stop',
  hearing_loop: 'Hearing loop',
  seating: 'Seating',
  quiet_space: 'Quiet space',
  assistance_animals: 'Assistance animals',
  companion_card: 'Companion Card',
  auslan: 'Auslan',
  captions: 'Captions',
  audio_description: 'Audio description',
  relaxed: 'Relaxed',
  lift: 'Lift',
}

function accessOf(data: Plain): string {
  const items = asList(asMap(data['access'])['items']).map(asMap)
  const said = items.flatMap(({ code, value, note }) => {
    const word = ACCESS[asText(code)] ?? asText(code).replaceAll('_', ' ')
    const isYes = value === 'yes' || value === true
    return [`${word}: ${isYes ? 'yes' : asText(value) || 'no'}${note ? `. ${asText(note)}` : ''}`]
  })
  return said.length > 0
    ? `<ul>${said.map((each) => `<li>${escape(each)}</li>`).join('')}</ul>`
    : ''
}

function venue({ data }: FileRecord): string {
  const { line1, suburb, postcode } = asMap(data['address'])
  const way = asMap(data['getting_there'])
  const address = [line1, suburb, postcode].map(asText).filter(Boolean).join(', ')
  const ways = Object.entries(way).map(
    ([kind, words]) => `<li>${escape(kind[0]?.toUpperCase() + kind.slice(1))}: ${text(words)}</li>`,
  )
  return `<h3>${text(data['name'])}</h3><p class="facts">${escape(address)}${data['phone'] ? `<br>${text(data['phone'])}` : ''}</p>
    ${data['entrance_note'] ? `<p>${text(data['entrance_note'])}</p>` : ''}
    <ul>${ways.join('')}</ul>${hours(data)}${accessOf(data)}`
}

const DAYS = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function hours(data: Plain): string {
  const weekly = asList(asMap(data['hours'])['weekly']).map(asMap)
  if (weekly.length === 0) return ''
  const rows = weekly.map(
    ({ day: number, opens, closes }) =>
      `<li>${DAYS[Number(number)] ?? ''} ${time(`T${asText(opens)}`)} to ${time(`T${asText(closes)}`)}</li>`,
  )
  return `<p>Open:</p><ul>${rows.join('')}</ul>`
}

function day(instant: string): string {
  return new Date(`${instant.slice(0, 10)}T12:00Z`).toLocaleDateString('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}

function time(instant: string): string {
  const [hour = 0, minute = 0] = instant
    .slice(instant.indexOf('T') + 1)
    .split(':')
    .map(Number)
  const clock = `${hour % 12 || 12}${minute > 0 ? `.${String(minute).padStart(2, '0')}` : ''}`
  return `${clock}${hour < 12 ? 'am' : 'pm'}`
}

// The press sheet

function pressSheet(): string {
  const kit = dataOf('pages', 'press/kit-2026')
  const blocks = asList(kit['blocks']).map(asMap)
  const festival = dataOf('festivals', '2026')
  const venues = records
    .filter(({ collection, data }) => collection === 'venues' && isIn2026(data))
    .map(({ data }) => data)
    .toSorted((a, b) => asText(a['name']).localeCompare(asText(b['name'])))
  const rows = venues.map((data) => {
    const { line1, suburb } = asMap(data['address'])
    return `<tr><td>${text(data['name'])}</td><td>${escape([line1, suburb].map(asText).filter(Boolean).join(', '))}</td><td>${text(data['phone'])}</td></tr>`
  })
  const from = blocks.findIndex(
    ({ type, text: words }) => type === 'heading' && words === 'In one paragraph',
  )
  const stats = blocks.findIndex(({ type }) => type === 'stats')
  const gallery = blocks.find(({ type }) => type === 'gallery')
  const quotes = blocks.filter(({ type }) => type === 'quote')
  const people = blocks.find(({ type }) => type === 'people')
  return `<h1>Parallax 2026: ${text(festival['theme_title'])}</h1>
    <p class="lead">International Festival of Photography, Melbourne and regional Victoria, ${day(asText(festival['start']))} to ${day(asText(festival['end']))} 2026.</p>
    <p>Delphine Harcastle, press@parallax.example, (03) 7010 0131, from eight in the morning.</p>
    ${blocks
      .slice(from, stats + 1)
      .map(block)
      .join('')}
    <h2>Three sentences for quoting</h2>${quotes.map(block).join('')}
    <h2>People to talk to</h2>${people ? block({ ...people, people: asList(people['people']).map((each) => ({ ...asMap(each), image: undefined })) }) : ''}
    <section class="part"><h2>Venues</h2><table><thead><tr><th>Venue</th><th>Address</th><th>Telephone</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>
    <section class="part"><h2>Pictures and their captions</h2><p>Reproduction is free in reports on Parallax 2026 until 30 June 2026. Print the caption complete. Do not crop, tint, mirror or set type over a photograph.</p>
    <div class="two">${asList(gallery?.['images'])
      .map((name) => figure(asText(name)))
      .join('')}</div></section>`
}

// What pages offer

function pageOf(name: string): string {
  const page = dataOf('pages', name)
  return `<h1>${text(page['title'])}</h1><p class="lead">${text(page['standfirst'])}</p>${asList(
    page['blocks'],
  )
    .map((each) => block(asMap(each)))
    .join('')}`
}

function terms(name: string): string {
  const item = dataOf('participate', name)
  const fee = asMap(item['fee'])
  const window = (instant: unknown) =>
    `${time(asText(instant))} on ${day(asText(instant))} ${asText(instant).slice(0, 4)}`
  return `<h1>${text(item['title'])}: terms</h1><p class="lead">${text(item['summary'])}</p>
    <dl><dt>Opens</dt><dd>${window(item['opens_at'])}</dd><dt>Closes</dt><dd>${window(item['closes_at'])}, Melbourne time</dd>
    <dt>Fee</dt><dd>${text(fee['label'])}. ${text(fee['waiver_note'])}</dd><dt>Who may apply</dt><dd>${text(item['eligibility'])}</dd>
    <dt>Questions</dt><dd>${text(item['contact'])}</dd></dl>
    ${asList(item['blocks'])
      .map((each) => block(asMap(each)))
      .join('')}`
}

function worksheet(): string {
  const lines = (count: number) => `<div class="lines">${'<p></p>'.repeat(count)}</div>`
  return `<h1>Looking</h1><p>One picture, twenty minutes. Name: ______________________</p>
    <h2>1. Two minutes without a word</h2><p>Look. Say nothing, write nothing.</p>
    <h2>2. What is there</h2><p>One thing a line. Nothing that you cannot see.</p>${lines(4)}
    <h2>3. After thirty things it becomes difficult</h2><p>What had nobody said before?</p>${lines(1)}
    <h2>4. Argue</h2><p>Choose one, and give a reason: Is it finished? Should the people in it have been asked? Would it be better larger?</p>${lines(2)}
    <h2>5. A caption of twenty words that is not a lie</h2>${lines(1)}`
}

function sixPictures(): string {
  const names = [
    'noor-castellane-1',
    'joaquim-peixe-1',
    'odile-marchetti-tan-1',
    'mirela-stefan-1',
    'wren-talavera-1',
    'tamsin-coe-1',
  ]
  return `<h1>Six pictures for the classroom screen</h1><p class="lead">One to a page. They go with the teachers’ notes and the looking worksheet.</p>
    <p>The captions are at the foot of each page: cover them if the class is to write its own.</p>
    ${names.map((name) => `<section class="part full">${figure(name)}</section>`).join('')}`
}

function pictureStory(): string {
  const shed = dataOf('venues', 'shed-9')
  const way = asMap(shed['getting_there'])
  const items = asList(asMap(shed['access'])['items']).map(asMap)
  const noteOf = (code: string) => asText(items.find((each) => each['code'] === code)?.['note'])
  const scene = (words: string, picture?: string) =>
    `<section class="part">${picture === undefined ? '' : figure(picture, false)}${words}</section>`
  return `<h1>A first visit to Shed 9</h1><p class="lead">What happens, in order. You can stop at any point and go home.</p>
    <p>Shed 9 is at ${text(asMap(shed['address'])['line1'])}, ${text(asMap(shed['address'])['suburb'])}. Its telephone is ${text(shed['phone'])}.</p>
    ${scene(`<h2>1. Getting there</h2><p>Tram: ${text(way['tram'])}.</p><p>Train: ${text(way['train'])}.</p><p>${escape(noteOf('accessible_parking'))}.</p>`, 'venue-shed-9')}
    ${scene(`<h2>2. The door</h2><p>${text(shed['entrance_note'])}</p><p>There are no steps.</p>`)}
    ${scene(`<h2>3. Inside</h2>${markdown(asText(shed['body']))}<p>${escape(noteOf('seating'))}.</p><p>Toilets: ${escape(noteOf('accessible_toilet').toLowerCase())}.</p>`)}
    ${scene(`<h2>4. If it is too much</h2><p>There is a quiet space: ${escape(noteOf('quiet_space').toLowerCase())}. Nobody asks why you are there.</p><p>Friday is open until nine in the evening, and is the loudest day.</p>`)}
    ${scene('<h2>5. The pictures</h2><p>They do not move. You may stand as near or as far as you like, but please do not touch them.</p>', 'noor-castellane-1')}`
}

// Blocks

function block(fields: Plain): string {
  switch (fields['type']) {
    case 'text':
      return markdown(asText(fields['body']))
    case 'heading':
      return fields['level'] === '3' || fields['level'] === 3
        ? `<h3>${text(fields['text'])}</h3>`
        : `<h2>${text(fields['text'])}</h2>`
    case 'divider':
      return ''
    case 'quote':
      return `<blockquote><p>${text(fields['text'])}</p>${fields['cite'] ? `<p class="small">${text(fields['cite'])}</p>` : ''}</blockquote>`
    case 'notice':
      return `<blockquote>${markdown(asText(fields['body']))}</blockquote>`
    case 'stats':
      return `<table><tbody>${asList(fields['items'])
        .map(asMap)
        .map(
          ({ value, label }) =>
            `<tr><td class="facts">${text(value)}</td><td>${text(label)}</td></tr>`,
        )
        .join('')}</tbody></table>`
    case 'columns':
      return `<div class="two"><div>${markdown(asText(fields['left']))}</div><div>${markdown(asText(fields['right']))}</div></div>`
    case 'accordion':
      return asList(fields['items'])
        .map(asMap)
        .map(({ title, body }) => `<h3>${text(title)}</h3>${markdown(asText(body))}`)
        .join('')
    case 'image':
      return figure(asText(fields['image']))
    case 'people':
      return `<ul>${asList(fields['people'])
        .map(asMap)
        .map(({ name, role }) => `<li>${text(name)}, ${text(role)}</li>`)
        .join('')}</ul>`
    case 'video':
      return `<h3>Film: ${text(fields['title'])}</h3>${markdown(asText(fields['transcript']))}`
    default:
      return ''
  }
}

function figure(name: string, isCredited = true): string {
  const data = dataOf('media', name)
  const credit = Object.fromEntries(
    Object.entries(asMap(data['credit'])).map(([key, value]) => [
      key,
      asList(value).length > 0 ? asList(value).map(asText).join(', ') : asText(value),
    ]),
  )
  const caption = [
    credit['artists'],
    credit['work_title'],
    credit['year'],
    credit['medium'],
    credit['dimensions'],
  ]
    .filter(Boolean)
    .join(', ')
  const src = pathToFileURL(`/tmp/documents-pictures/${name}.jpg`).href
  return `<figure><img src="${src}" alt="${text(data['alt'])}"><figcaption>${isCredited ? escape([caption, credit['copyright']].filter(Boolean).join('. ')) : ''}</figcaption></figure>`
}

/** Paragraphs, lists, headings, emphasis and links, as the demo writes them. */
function markdown(source: string): string {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split('\n')
      if (lines.every((line) => line.startsWith('- ')))
        return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
      if (lines.every((line) => /^\d+\. /.test(line)))
        return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`
      if (part.startsWith('### ')) return `<h3>${inline(part.slice(4))}</h3>`
      if (part.startsWith('## ')) return `<h2>${inline(part.slice(3))}</h2>`
      return `<p>${lines.map(inline).join('<br>')}</p>`
    })
    .join('')
}

function inline(words: string): string {
  return escape(words)
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
}

function text(value: unknown): string {
  return inline(asText(value))
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const wanted = process.argv.slice(2)
for (const [name, title, body, look] of DOCUMENTS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await print(browser, { name, title, body: body(), look })
}
await browser.close()
