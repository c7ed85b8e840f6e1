import type { Payload } from 'payload'
import { ensureAdministrator } from '../administrator.ts'
import { fullDemo } from '../demo/profile.ts'
import { seedDemo } from '../demo/seed/seed.ts'
import { smallDemo } from '../demo/small-demo.ts'
import type { OwnDatabase } from './own-database.ts'
import { endPayload, payloadOver } from './payload-over.ts'

export type DemoKind = 'full' | 'small'
/** `empty`: the newest schema and nothing in it. */
export type TemplateKind = DemoKind | 'empty'

export interface FillTemplateOptions {
  readonly database: OwnDatabase
  readonly kind: TemplateKind
  readonly dataDir: string
  readonly siteOrigin: string
  readonly atOnce?: number | undefined
}

/** Brings an empty database to the newest schema, and writes an account and a demo edition into it unless it stays empty. */
export async function fillTemplate(options: FillTemplateOptions): Promise<void> {
  const payload = await payloadOver(options)
  if (options.kind !== 'empty') await seedEdition(payload, options)
  await endPayload(payload)
}

async function seedEdition(
  payload: Payload,
  { kind, siteOrigin, atOnce }: FillTemplateOptions,
): Promise<void> {
  await ensureAdministrator(payload, {
    email: 'editor@parallax.example',
    password: 'a password of some length',
  })
  await seedDemo({
    payload,
    demo: kind === 'small' ? smallDemo : fullDemo,
    siteOrigin,
    progress: () => undefined,
    ...(atOnce === undefined ? {} : { atOnce }),
  })
}
