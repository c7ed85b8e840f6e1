import { describe, expect, test } from 'vitest'
import { difference } from './compare.ts'

const UPLOAD = 'hash of what was uploaded'
const EXPORTED = 'hash of what an export wrote'
const OTHER = 'hash of other bytes'

/**
 * The fields that change when a file with the hash `hash` is imported for a picture whose upload has the hash
 * `stored`.
 */
function change(hash: string, data: Readonly<Record<string, string>> = {}, stored = UPLOAD) {
  const record = {
    collection: 'media',
    name: 'fog',
    data,
    file: 'media.csv',
    lineOf: () => 2,
  } as const
  const document = { sha256: stored }
  return difference(
    record,
    {
      schema: new Map(),
      prose: { toTree: () => undefined, toMarkdown: () => '' },
      stored: {
        names: { idOf: () => undefined, nameOf: () => undefined },
        records: new Map([['media/fog', { collection: 'media', name: 'fog', data: {}, document }]]),
      },
      sums: new Map([[record, hash]]),
    },
    false,
  )
}

describe('the file of a picture, compared by its hash', () => {
  test('is a new one if its bytes differ, even under the same name', () => {
    expect(change(OTHER)).toEqual([{ name: 'file' }])
    expect(change(UPLOAD)).toEqual([])
  })

  test('is the uploaded one if an export wrote it smaller and nobody has replaced it since', () => {
    const exported = { file_sha256: EXPORTED, upload_sha256: UPLOAD }

    expect(change(EXPORTED, exported)).toEqual([])
    expect(change(OTHER, exported)).toEqual([{ name: 'file' }])
    // After the import, the file is what was uploaded.
    expect(change(OTHER, exported, OTHER)).toEqual([])
  })
})
