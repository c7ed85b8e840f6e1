import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'

let open: OpenPayload

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'))
})

afterAll(() => open.close())

describe('the process that runs scheduled releases', () => {
  test('is never the studio, whose pages ask for every job to be run', async () => {
    const payload = await getPayload({ config: open.payload.config, key: open.key, cron: true })

    expect(payload.crons).toEqual([])
  })
})
