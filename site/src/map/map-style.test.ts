import { describe, expect, test } from 'vitest'
import { configOf } from '../../testing/config-of.ts'
import { createSmallFestival } from '../../testing/small-festival.ts'

const MAPS = 'https://maps.example'
const PAGES = ['/', '/program/map', '/nope']

describe('an outside map style in the pages (spec/faults §11.4)', () => {
  test('adds its origin to the connections and pictures that every page allows, and to nothing else', async () => {
    const mapStyleUrl = `${MAPS}/styles/light.json?key=1`
    const site = await createSmallFestival({
      settings: { mapStyleUrl },
    })
    for (const path of PAGES) {
      const page = await site.page(path)
      expect(configOf(page).settings.mapStyleUrl).toBe(mapStyleUrl)
      const naming = page.headers['Content-Security-Policy']
        ?.split('; ')
        .filter((directive) => directive.includes(MAPS))
      expect(naming).toEqual([`img-src 'self' data: ${MAPS}`, `connect-src 'self' ${MAPS}`])
    }
  })

  test('is the only way for a page to reach another origin', async () => {
    const site = await createSmallFestival()
    for (const path of PAGES) {
      const { headers } = await site.page(path)
      expect(headers['Content-Security-Policy']).toContain("; img-src 'self' data:; ")
      expect(headers['Content-Security-Policy']).toContain("; connect-src 'self'; ")
    }
  })
})
