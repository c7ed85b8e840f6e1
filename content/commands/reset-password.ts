/** `npm run reset-password -- <email>` prints a link. If there is no administrator, the address becomes one. */
import { getPayload } from 'payload'
import { makeResetLink } from '../accounts/reset-link.ts'
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
  const { link, isNewAdministrator } = await makeResetLink(payload, email)
  if (isNewAdministrator) console.log(`There was no administrator: ${email} is one now.`)
  console.log(`Open this link within a day, or give it to ${email}. It works once:`)
  console.log(link)
  process.exit(0)
} catch (error) {
  console.error(`reset-password: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
