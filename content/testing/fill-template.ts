import type { Payload } from 'payload'
import { ensureAdministrator } from '../accounts/administrator.ts'
import { seedDemo } from '../demo/seed.ts'
import { createMediaStore } from '../media/create-media-store.ts'
import { imageFiles } from '../media/image-sizes.ts'
import { createMediaReader } from '../media/read-media.ts'
import type { OwnDatabase } from './own-database.ts'
import { endPayload, payloadOver } from './payload-over.ts'

export type DemoKind = 'full' | 'small'
/**
 * `empty` is the newest schema without any rows. `pictured` is the small demo with the files of its photographs,
 * which the other two demos lack.
 */
export type TemplateKind = DemoKind | 'pictured' | 'empty'

export interface FillTemplateOptions {
  readonly database: OwnDatabase
  readonly kind: TemplateKind
  readonly dataDir: string
  readonly siteOrigin: string
}

/** Migrates an empty database and, unless it is to stay empty, writes an account and a demo edition into it. */
export async function fillTemplate(options: FillTemplateOptions): Promise<void> {
  const payload = await payloadOver(options)
  const { kind, siteOrigin } = options
  if (kind !== 'empty') await seedEdition(payload, kind, siteOrigin)
  if (kind === 'pictured') await makeSizes(payload, options.dataDir)
  await endPayload(payload)
}

async function seedEdition(
  payload: Payload,
  kind: DemoKind | 'pictured',
  siteOrigin: string,
): Promise<void> {
  await ensureAdministrator(payload, {
    email: 'editor@parallax.example',
    password: 'a password of some length',
  })
  await seedDemo({
    payload,
    kind: kind === 'full' ? 'full' : 'small',
    siteOrigin,
    progress: () => undefined,
    lacksPhotographs: kind !== 'pictured',
  })
}

/** Every site over a copy of the template requests them. */
async function makeSizes(payload: Payload, dataDir: string): Promise<void> {
  const read = createMediaReader(createMediaStore({ dataDir, s3: undefined }))
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 })
  for (const record of docs)
    for (const { name } of imageFiles(record)?.sizes.values() ?? []) await read(record, name)
}
