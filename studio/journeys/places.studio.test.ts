import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comeAlive, pressAlive } from '../testing/come-alive.ts'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Venue {
  readonly id: number
  readonly geo: { readonly lat: number | null; readonly lon: number | null }
  readonly access: { readonly items: readonly object[] }
  readonly hours: {
    readonly always_open: boolean | null
    readonly weekly: readonly {
      readonly day: string
      readonly opens: string
      readonly closes: string
    }[]
  }
}

interface Guide {
  readonly id: number
  readonly route: { readonly line: readonly [number, number][] | null; readonly distance_m: number }
}

/** A walk along the river, as a watch records it. */
const GPX = `<?xml version="1.0"?>
<gpx version="1.1" creator="a watch" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
<trkpt lat="-37.8200" lon="144.9600"><ele>4</ele></trkpt>
<trkpt lat="-37.8200" lon="144.9650"><ele>5</ele></trkpt>
<trkpt lat="-37.8150" lon="144.9650"><ele>6</ele></trkpt>
</trkseg></trk></gpx>`

/** The same walk with one more point, as a map on the web writes it. */
const GEOJSON = JSON.stringify({
  type: 'LineString',
  coordinates: [
    [144.96, -37.82],
    [144.965, -37.82],
    [144.965, -37.815],
    [144.966, -37.815],
  ],
})

/** The first two points of the walk above, in the form that Google Earth writes. */
const KML = `<?xml version="1.0"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><LineString>
<coordinates>144.96,-37.82 144.965,-37.82</coordinates>
</LineString></Placemark></kml>`

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

async function openDraft(collection: string, data: object): Promise<number> {
  const { ask, page } = studio
  const { doc } = await ask<{ doc: { id: number } }>(`/${collection}?draft=true`, 'POST', {
    ...data,
    _status: 'draft',
  })
  await page.goto(`/admin/collections/${collection}/${doc.id}`)
  return doc.id
}

/** The centre of `part`, in pixels from the top left corner of `whole`. */
async function centreIn(whole: Locator, part: Locator) {
  const [outer, inner] = [await whole.boundingBox(), await part.boundingBox()]
  if (!outer || !inner) throw new Error('It is not on the screen')
  return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y }
}

describe('a venue', () => {
  let id: number

  beforeAll(async () => {
    id = await openDraft('venues', {
      name: 'A shed by the river',
      hours: { weekly: [{ day: '1', opens: '09:00', closes: '17:00' }] },
    })
  })

  test('gets its place from a pasted map link, or from the map by keyboard or by one click', async () => {
    const { page, ask } = studio
    const saved = async () => (await ask<Venue>(`/venues/${id}?draft=true&depth=0`)).geo
    await pressAlive(page.getByRole('button', { name: 'Place', exact: true }))

    const coordinates = page.locator('#field-geo')
    const input = coordinates.getByLabel('Coordinates or a link from a map')
    await input.fill('https://www.openstreetmap.org/?mlat=-37.81&mlon=144.96#map=16/-37.8/144.9')
    await expect.poll(saved).toMatchObject({ lat: -37.81, lon: 144.96 })

    await input.fill('by the river')
    await page.getByText('There are no coordinates in this.').waitFor()

    await coordinates.getByRole('button', { name: 'Choose on the map' }).click()
    const map = coordinates.getByRole('button', { name: /^Map to choose the place/ })
    await map.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await saved()).lon ?? 0).toBeGreaterThan(144.96)
    expect((await saved()).lat).toBeCloseTo(-37.81, 4)

    const { lon } = await saved()
    const { x, y } = await centreIn(map, map.locator('circle'))
    await map.click({ position: { x: x + 60, y } })
    await expect.poll(async () => (await saved()).lon).toBeGreaterThan((lon ?? 0) + 0.0005)
    expect((await saved()).lat).toBeCloseTo(-37.81, 3)
    const chosen = await centreIn(map, map.locator('circle'))
    expect(chosen.x).toBeCloseTo(x + 60, 0)
    expect(chosen.y).toBeCloseTo(y, 0)
  })

  test('gets the rows of its hours from one line of words', async () => {
    const { page, ask } = studio
    const saved = async () => (await ask<Venue>(`/venues/${id}?draft=true&depth=0`)).hours
    await page.getByRole('button', { name: 'Hours and access' }).click()
    const line = page.getByLabel('Every week')
    await line.waitFor()
    expect(await line.inputValue()).toBe('Monday 9am–5pm')

    await line.fill('daily 10am–6pm, closed Monday, late Friday until 9pm')
    await line.press('Tab')

    const usual = { opens: '10:00', closes: '18:00' }
    await expect.poll(saved).toMatchObject({
      weekly: ['2', '3', '4', '5', '6', '7'].map((day) => ({
        day,
        ...usual,
        ...(day === '5' && { closes: '21:00' }),
      })),
    })

    await line.fill('whenever we like')
    await page.getByText('Nothing has changed yet.').waitFor()
  })

  test('gets its access from a list of questions with notes, and an answer can be removed', async () => {
    const { page, ask } = studio
    const saved = async () => (await ask<Venue>(`/venues/${id}?draft=true&depth=0`)).access.items
    const lift = page.getByRole('group', { name: 'Lift', exact: true })
    await page.getByRole('button', { name: 'Hours and access' }).click()

    await lift.getByRole('radio', { name: 'Yes' }).check()
    await lift.getByLabel('Note on: Lift').fill('Behind the bar; ask for the key.')

    const fact = { code: 'lift', value: 'yes', note: 'Behind the bar; ask for the key.' }
    await expect.poll(saved).toMatchObject([fact])
    await page.reload()
    await page.getByRole('button', { name: 'Hours and access' }).click()
    const yes = lift.getByRole('radio', { name: 'Yes' })
    await comeAlive(page, await yes.elementHandle())
    expect(await yes.isChecked()).toBe(true)
    expect(await lift.getByLabel('Note on: Lift').inputValue()).toBe(fact.note)

    await lift.getByLabel('Note on: Lift').fill('')
    await lift.getByRole('radio', { name: 'Not known' }).check()
    await expect.poll(saved).toEqual([])
  })
})

describe('a guide', () => {
  test('gets its line and its length from a file of a recorded walk, or from a line drawn on the map', async () => {
    const { page, ask } = studio
    const id = await openDraft('guides', { title: 'Along the river' })
    const load = (name: string, text: string) =>
      page
        .getByLabel('Load GPX, KML or GeoJSON')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    const saved = async () => (await ask<Guide>(`/guides/${id}?draft=true&depth=0`)).route
    await pressAlive(page.getByRole('button', { name: 'Line', exact: true }))

    await load('walk.gpx', GPX)

    await page.getByText('3 points, 0.99 km.').waitFor()
    await expect.poll(saved).toMatchObject({
      line: [
        [144.96, -37.82],
        [144.965, -37.82],
        [144.965, -37.815],
      ],
      distance_m: 995,
    })
    const map = page.getByRole('button', { name: /^Map to draw the line/ })
    const end = await centreIn(map, map.locator('circle'))

    await load('walk.geojson', GEOJSON)
    await page.getByText('4 points').waitFor()
    await load('walk.kml', KML)
    await page.getByText('2 points').waitFor()
    await page.getByRole('button', { name: 'Take back the last point' }).click()
    await page.getByText('1 point,').waitFor()

    // The last point of the walk that a watch recorded.
    await map.click({ position: end })
    await page.getByText('2 points').waitFor()
    await expect
      .poll(async () => (await saved()).line?.map((at) => at.map((part) => part.toFixed(3))))
      .toEqual([
        ['144.960', '-37.820'],
        ['144.965', '-37.815'],
      ])
  })
})
