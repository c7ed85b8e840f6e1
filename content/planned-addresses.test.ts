import { describe, expect, test } from 'vitest'
import { takenPlannedAddresses, type AddressedDocuments } from './planned-addresses.ts'

const NOTHING: AddressedDocuments = { pages: [], strands: [], festivals: [], redirects: [] }

const kept = (documents: Partial<AddressedDocuments>) =>
  takenPlannedAddresses({ ...NOTHING, ...documents }).map(
    ({ record, address }) => `${record} ${address}`,
  )

describe('records at addresses of screens still to come (spec/behaviour §2.2.12)', () => {
  test('are named with their address', () => {
    expect(
      kept({
        pages: [
          { title: 'Now', name: 'now' },
          { title: 'Visit', name: 'visit' },
        ],
        festivals: [
          { name: 'Parallax 2024', year: 2024, types: [{ key: 'changes' }, { key: 'talks' }] },
        ],
        redirects: [{ from: '/now/**' }, { from: '/old' }],
      }),
    ).toEqual(['Page "Now" /now', 'Redirect /now', 'Type of Parallax 2024 /2024/program/changes'])
  })

  test('are not those that were withdrawn', () => {
    expect(
      kept({
        pages: [{ title: 'Now', name: 'now', withdrawn: true }],
        festivals: [{ name: 'X', year: 2024, withdrawn: true, types: [{ key: 'now' }] }],
      }),
    ).toEqual([])
  })

  test('say in the log what that means', () => {
    const [now] = takenPlannedAddresses({ ...NOTHING, pages: [{ title: 'Now', name: 'now' }] })

    expect(now?.message).toContain('the record keeps the address')
  })
})
