/** `npm run dev`: database and content as `npm start` runs them, and the site's development server. */
import { runLauncher } from './run-launcher.ts'

await runLauncher('dev')
