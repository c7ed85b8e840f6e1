/** `npm run check`: everything static that must pass, side by side, up to the first that does not. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChecks } from './run-checks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort())
process.exit(
  await runChecks({
    root,
    programs: join(root, 'node_modules', '.bin'),
    signal: stopping.signal,
    say: (line) => console.log(line),
  }),
)
