import { describe, expect, test, vi } from 'vitest'
import { shareOrCopy } from './share-or-copy.ts'

const PAGE = { title: 'Tide', url: 'https://festival.example/events/tide' }
const clipboardOf = (writeText: (text: string) => Promise<void>) =>
  ({ writeText }) as unknown as Clipboard // no other member is used
const refused = (name: string) => () => Promise.reject(new DOMException('', name))

describe('sharing a page (spec/behaviour §39.1)', () => {
  test('uses the platform’s sheet, which says itself what happened', async () => {
    const share = vi.fn<Navigator['share']>().mockResolvedValue()
    expect(await shareOrCopy(PAGE, { share })).toBe('')
    expect(share).toHaveBeenCalledExactlyOnceWith(PAGE)
  })

  test('copies nothing if the visitor cancels', async () => {
    const write = vi.fn<() => Promise<void>>()
    const share = refused('AbortError')
    expect(await shareOrCopy(PAGE, { share, clipboard: clipboardOf(write) })).toBe('')
    expect(write).not.toHaveBeenCalled()
  })

  test.each([
    ['there is no sheet', {}],
    ['the sheet fails', { share: refused('NotAllowedError') }],
  ])('copies the link and says so if %s', async (_where, by) => {
    const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    expect(await shareOrCopy(PAGE, { ...by, clipboard: clipboardOf(write) })).toBe(
      'The link is copied.',
    )
    expect(write).toHaveBeenCalledExactlyOnceWith(PAGE.url)
  })

  test.each([
    ['refused', { clipboard: clipboardOf(refused('NotAllowedError')) }],
    ['not there', {}],
  ])('shows the link if copying is %s', async (_how, by) => {
    expect(await shareOrCopy(PAGE, by)).toBe(PAGE.url)
  })
})
