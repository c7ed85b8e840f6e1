/** `npm run reset-password -- <email>` prints a link. If there is no administrator, the address becomes one. */
import { randomBytes } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { makePasswordLink, NEW_PASSWORD } from '../accounts/links.ts'
import { createPayloadConfig } from '../payload-config.ts'
import { readEditingSettings } from '../settings/environment.ts'
import { migrate } from '../schema/migrate.ts'
import { parseSettings, SETTINGS_OF } from 'contract/settings.ts'

try {
  const [email = ''] = process.argv.slice(2)
  if (!email.includes('@')) throw new Error('Say whose: npm run reset-password -- name@example.org')
  const { STUDIO_ORIGIN: studioOrigin } = parseSettings(process.env, SETTINGS_OF.studio)
  const settings = readEditingSettings(process.env, Date.now())
  const payload = await getPayload({ config: createPayloadConfig(settings, { studioOrigin }) })
  await migrate(payload)
  await ensureAccount(payload, email)
  console.log(`Open this link within a day, or give it to ${email}. It works once:`)
  console.log(await makePasswordLink(payload, email, NEW_PASSWORD))
  process.exit(0)
} catch (error) {
  console.error(`reset-password: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

/** Throws if there is no such account, but an administrator who can invite its owner. */
async function ensureAccount(payload: Payload, email: string): Promise<void> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  if ((await payload.count({ collection: 'users', where })).totalDocs > 0) return
  const administrators = { role: { equals: 'administrator' } }
  const { totalDocs } = await payload.count({ collection: 'users', where: administrators })
  if (totalDocs > 0) {
    throw new Error(
      `There is no account of ${email}. An administrator invites people in the studio`,
    )
  }
  const password = randomBytes(32).toString('base64url')
  await payload.create({ collection: 'users', data: { email, password, role: 'administrator' } })
  console.log(`There was no administrator: ${email} is one now.`)
}
