import { getPayload } from 'payload'
import { createPayloadConfig } from './config.ts'
import { readSettings } from './environment.ts'
import { migrate } from './migrate.ts'
import { seedDemo } from './demo/seed/seed.ts'
import { fullDemo, smallDemo } from './demo/profile.ts'
const settings = readSettings(process.env, Date.now())
const payload = await getPayload({ config: createPayloadConfig(settings) })
await migrate(payload)
const t=performance.now()
try { await seedDemo({ payload, demo: process.argv[2]==='full'?fullDemo:smallDemo, siteOrigin: settings.siteOrigin, progress: (s)=>console.log(s, Math.round(performance.now()-t)) }) } catch (e) { console.log(String((e as Error).message).slice(0,800)) }
for (const c of ['media','festivals','events','venues','artists','guides','articles','pages','strands','participate','past-festivals','partners','redirects','codes','paths'] as const) console.log(c, (await payload.count({collection:c})).totalDocs)
process.exit(0)
