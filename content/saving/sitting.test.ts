import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { saveInSitting } from './sitting.ts'

test('forgets the sitting of the request when the save fails', async () => {
  const rows = [{ versionId: 7, began: '2026-03-14T00:20:00.000Z' }]
  const req = {
    context: {},
    user: { email: 'ann@parallax.example' },
    payload: {
      config: { custom: { hooks: { clockOffsetMs: 0 } } },
      db: { drizzle: { execute: () => Promise.resolve({ rows }) } },
    },
  } as unknown as PayloadRequest // a failed save asks for nothing else
  let during: string | undefined

  const saving = saveInSitting(
    req,
    { owner: { collection: 'events', id: 1 }, code: 'e1' },
    async () => {
      during = req.context.sittingSince
      throw new Error('refused')
    },
  )

  await expect(saving).rejects.toThrow('refused')
  expect(during).toBe('2026-03-14T00:20:00.000Z')
  expect(req.context.sittingSince).toBeUndefined()
})
