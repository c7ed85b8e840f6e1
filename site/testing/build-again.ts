/**
 * Builds into `BUILD_FOLDER`, so that the scripts of a page have other file names than in `dist`, as after a change.
 */
import { buildSite } from '../build-site.ts'

await buildSite(process.env['BUILD_FOLDER'] ?? '', [
  {
    name: 'change-scripts',
    transform: {
      filter: { id: /\/src\/(?:browser\/entry\.ts|screens\/.*\.tsx)$/ },
      handler: (code) => `${code}\nglobalThis.isBuiltAgain = true`,
    },
  },
])
console.log('built')
