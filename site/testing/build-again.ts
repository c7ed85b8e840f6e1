/** Into `BUILD_FOLDER`: a build in which every screen is in another file than in `dist`, as after a change. */
import { buildSite } from '../build-site.ts'

await buildSite(process.env['BUILD_FOLDER'] ?? '', [
  {
    name: 'change-screens',
    transform: {
      filter: { id: /\/src\/screens\/.*\.tsx$/ },
      handler: (code) => `${code}\nglobalThis.isBuiltAgain = true`,
    },
  },
])
console.log('built')
