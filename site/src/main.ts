/** The site's process. What Node makes of its modules is kept beside the build, so that a start compiles nothing again. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../dist/compiled'))
await import('./process/serve-site.ts')
flushCompileCache()
