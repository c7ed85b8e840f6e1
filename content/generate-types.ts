/** Development: writes `payload-types.ts` for what changed in the configuration. */
import { generateTypes } from 'payload/node'
import config from './payload-config.ts'

await generateTypes(await config)
process.exit(0)
