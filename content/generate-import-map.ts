/** Development: writes the studio's list of admin components for what changed in the configuration. */
import { generateImportMap } from 'payload'
import config from './payload-config.ts'

await generateImportMap(await config, { force: true, log: true })
process.exit(0)
