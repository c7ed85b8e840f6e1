import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStudio, type Studio } from '../testing/open-studio.ts'

interface Picture {
  readonly focalX: number
  readonly focalY: number
  readonly hash: string
}

let studio: Studio

beforeAll(async () => {
  studio = await openStudio()
})

afterAll(() => studio.close())

/** A picture of one colour, made by the browser and sent as its form sends it. Returns its id. */
function upload(): Promise<number> {
  return studio.page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 800)
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' })
    const form = new FormData()
    form.set('file', new File([picture], 'fog.jpg', { type: 'image/jpeg' }))
    const credit = { view: 'place', copyright: '© Parallax' }
    form.set('_payload', JSON.stringify({ kind: 'photograph', alt: 'Posts in fog', credit }))
    const response = await fetch('/api/media', { method: 'POST', body: form })
    const { doc }: { doc: { id: number } } = await response.json()
    return doc.id
  })
}

describe('a saved picture', () => {
  test('takes another focal point, for which its files are made anew', async () => {
    const { page, ask } = studio
    const id = await upload()
    const before = await ask<Picture>(`/media/${id}?depth=0`)
    await page.goto(`/admin/collections/media/${id}`)
    await page.getByRole('button', { name: 'Edit Image' }).click()
    await page.locator(`input[name="X %"]`).fill('10')
    await page.locator(`input[name="Y %"]`).fill('90')
    await page.getByRole('button', { name: 'Apply Changes' }).click()

    await page.locator('#action-save').click()

    await page.getByText('Updated successfully.').waitFor()
    const after = await ask<Picture>(`/media/${id}?depth=0`)
    expect(after).toMatchObject({ focalX: 10, focalY: 90 })
    expect(after.hash).not.toBe(before.hash)
  })
})
