/** `npm run browsers [-- journey …]` */
import { startDemoSite } from '../compare/demo-site.ts'
import { JOURNEYS, type Journey } from './journeys.ts'
import type { Session } from './session.ts'
import { BROWSERS, startDisplay } from './start-browser.ts'
import { createVisitor } from './visitor.ts'

const adminUrl = process.env['BROWSERS_DATABASE_URL']
if (adminUrl === undefined) {
  console.error('There is no database: start this by `npm run browsers`')
  process.exit(1)
}
const chosen = process.argv.slice(2)
console.error('starting the demo festival …')
const site = await startDemoSite({ adminUrl, isBrowsed: true })
try {
  await visitWithEach(await startDisplay())
} finally {
  await site.close()
}
process.exit()

async function visitWithEach(display: string): Promise<void> {
  for (const { name, start } of BROWSERS) {
    let session = await start(display)
    console.log(`${name} ${session.version}`)
    for (const [journey, make] of Object.entries(JOURNEYS)) {
      if (chosen.length > 0 && !chosen.includes(journey)) continue
      try {
        console.log(`  ${journey.padEnd(16)} ${await visit(session, make)}`)
      } catch (error) {
        process.exitCode = 1
        console.log(`  ${journey.padEnd(16)} FAILED: ${String(error)}`)
        // After a failure the browser may hang, or its page may disturb the next journey.
        await session.end()
        session = await start(display)
      }
    }
    await session.end()
  }
}

async function visit(session: Session, journey: Journey): Promise<string> {
  const visitor = await createVisitor(session, site.origin)
  const difference = await journey(visitor, site)
  const problems = visitor.problems()
  if (problems.length > 0) throw new Error(problems.join('; '))
  return difference ?? 'as specified'
}
