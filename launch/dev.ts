/** `npm run dev`: database and content as `npm start` runs them, and the site's development server. */
import { endWithNpm } from './end-with-npm.mjs'
import { runLauncher } from './run-launcher.ts'

endWithNpm()
await runLauncher('dev')
