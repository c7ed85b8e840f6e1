import { serve } from '@hono/node-server'
import { readSettings } from './settings/environment.ts'
import { createContentService } from './service.ts'

try {
  const settings = readSettings(process.env, Date.now())
  const service = await createContentService(settings)
  const server = serve(
    { fetch: service.api.fetch, port: settings.port, hostname: '127.0.0.1' },
    () => {
      console.log(JSON.stringify({ event: 'content.listening', port: settings.port }))
    },
  )
  server.on('error', (error) => fail(error.message))

  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    server.close()
    await service.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function fail(message: string): never {
  console.error(`content: ${message}`)
  process.exit(1)
}
