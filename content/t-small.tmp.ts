import { getPayload } from 'payload'
import { createPayloadConfig } from '/work/main/content/config.ts'
import { migrate } from '/work/main/content/migrate.ts'
import { seedDemo } from '/work/main/content/demo/seed/seed.ts'
import { fullDemo, smallDemo } from '/work/main/content/demo/profile.ts'
const t=performance.now()
const payload = await getPayload({ config: createPayloadConfig({databaseUrl: process.env.DATABASE_URL!, dataDir:'/tmp/faults-data', port:0, token:'x'.repeat(16), secret:'x'.repeat(16), siteOrigin:'http://127.0.0.1:3000', admin:undefined, clockOffsetMs:0, demo:undefined}) })
await migrate(payload)
console.log('migrated', Math.round(performance.now()-t))
await seedDemo({ payload, demo: process.argv[2]==='full'?fullDemo:smallDemo, siteOrigin: 'http://127.0.0.1:3000', progress: (s)=>console.log(s, Math.round(performance.now()-t)) })
console.log('done', Math.round(performance.now()-t))
process.exit(0)
