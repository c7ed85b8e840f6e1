/**
 * Edits as the studio does: with the same configuration, in a process of its own. Each line of its input is one edit
 * as JSON, `{collection, where, data, draft?}`. It answers each with `saved` or with what went wrong.
 */
import { createInterface } from 'node:readline'
import { getPayload, type CollectionSlug, type Where } from 'payload'
import { createPayloadConfig } from '../payload-config.ts'
import { readSettings } from '../settings/environment.ts'

interface Edit {
  readonly collection: CollectionSlug
  readonly where: Where
  readonly data: Readonly<Record<string, unknown>>
  readonly draft?: boolean
}

const payload = await getPayload({
  config: createPayloadConfig(readSettings(process.env, Date.now())),
})
console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  try {
    await save(JSON.parse(line) as Edit) // the test that started this process writes it
    console.log('saved')
  } catch (error) {
    console.log(`failed: ${String(error)}`)
  }
}
process.exit(0)

async function save({ collection, where, data, draft = false }: Edit): Promise<void> {
  // Only the id, because a form knows the id of its record.
  const found = { collection, where, select: {}, limit: 1, pagination: false, depth: 0 } as const
  const [document] = (await payload.find(found)).docs
  if (!document) throw new Error(`there is no such record in ${collection}`)
  await payload.update({
    collection,
    id: document.id,
    data: { ...data, _status: draft ? 'draft' : 'published' } as never, // the fields of whichever collection it is
    draft,
    depth: 0,
  })
}
