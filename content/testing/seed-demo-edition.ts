import { ensureAdministrator } from '../administrator.ts'
import { fullDemo } from '../demo/profile.ts'
import { seedDemo } from '../demo/seed/seed.ts'
import { smallDemo } from '../demo/small-demo.ts'
import type { OwnDatabase } from './own-database.ts'
import { endPayload, payloadOver } from './payload-over.ts'

export type DemoKind = 'full' | 'small'

export interface SeedDemoEditionOptions {
  readonly database: OwnDatabase
  readonly kind: DemoKind
  readonly dataDir: string
  readonly siteOrigin: string
  readonly atOnce?: number | undefined
}

/** Brings an empty database to the newest schema, and writes an account and a demo edition into it. */
export async function seedDemoEdition(options: SeedDemoEditionOptions): Promise<void> {
  const { database, kind, dataDir, siteOrigin, atOnce } = options
  const payload = await payloadOver({ database, dataDir })
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
  await endPayload(payload)
}
