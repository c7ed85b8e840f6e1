/** Node's compile cache is kept beside the build, so that later starts need not compile the code again. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../dist/compiled'))
await import('./process/serve-site.ts')
flushCompileCache()
