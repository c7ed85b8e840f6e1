import { createPayloadConfig } from './config.ts'
import { readSettings } from './environment.ts'

export default createPayloadConfig(readSettings(process.env, Date.now()))
