/** The studio's configuration, and that of the commands that write files of it. */
import { createPayloadConfig } from './config.ts'
import { readStudioSettings } from './environment.ts'

const { studioOrigin, ...settings } = readStudioSettings(process.env, Date.now())

export default createPayloadConfig(settings, { studioOrigin })
