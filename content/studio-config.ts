/** For the studio, and for `npm run change`, which generates files from it. */
import { createPayloadConfig } from './payload-config.ts'
import { readStudioSettings } from './settings/environment.ts'

const { studioOrigin, live, mail, isDemo, ...settings } = readStudioSettings(
  process.env,
  Date.now(),
)

export default createPayloadConfig(settings, { studioOrigin, live, mail, isDemo })
