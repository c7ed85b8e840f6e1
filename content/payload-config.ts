/** The configuration for the studio and for the commands that generate files from it. */
import { createPayloadConfig } from './config.ts'
import { readStudioSettings } from './settings/environment.ts'

const { studioOrigin, live, mail, isDemo, ...settings } = readStudioSettings(
  process.env,
  Date.now(),
)

export default createPayloadConfig(settings, { studioOrigin, live, mail, isDemo })
