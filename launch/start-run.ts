import { runLauncher } from './run-launcher.ts'

await runLauncher('start')
