import { join } from 'node:path'
import { buildSite } from './build-site.ts'
import { refusePublicToken } from './src/process/environment.ts'

try {
  refusePublicToken(process.env)
} catch (error) {
  console.error(`site: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
await buildSite(join(import.meta.dirname, 'dist'))
