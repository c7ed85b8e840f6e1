import { defineConfig } from 'vitest/config'
import { MeasureReporter } from './launch/testing/measure-reporter.ts'

const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.next/**']
const NEEDS_DATABASE = '**/*.data.test.ts'
const IN_STUDIO = 'studio/**/*.studio.test.ts'
/** Only with the machine to itself can what moves be told from what is late. */
const ALONE = ['site/journeys/still-screens.test.ts']
/** Too long for every run: `npm run fuzz`. */
const LONG_FUZZ = '**/*.fuzz.test.ts'
const NEEDS_BROWSER = ['**/*.browser.test.{ts,tsx}', 'site/journeys/**/*.test.{ts,tsx}']

/** Real processes, databases and browsers; a test that hangs is ended by this, a slow one is not. */
const LONG = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A condition is waited for, however busy the machine.
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Each file has its own database, ports and folder, so two run side by side.
    maxWorkers: 2,
    reporters: ['default', new MeasureReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          // A test that hangs is ended by this, a slow one is not.
          testTimeout: 60_000,
          // Modules hold no state, so the files of a worker share them.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ['{contract,content,site,launch}/**/*.test.{ts,tsx}', 'studio/**/*.test.ts'],
          exclude: [...OUTSIDE, NEEDS_DATABASE, LONG_FUZZ, ...NEEDS_BROWSER, IN_STUDIO],
        },
      },
      {
        test: {
          name: 'data',
          include: [NEEDS_DATABASE],
          exclude: OUTSIDE,
          globalSetup: 'launch/testing/database-setup.ts',
          ...LONG,
        },
      },
      {
        test: {
          name: 'browser',
          // The files of a worker share its Chromium (`site/testing/chromium.ts`).
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: NEEDS_BROWSER,
          exclude: [...OUTSIDE, ...ALONE],
          globalSetup: 'launch/testing/database-setup.ts',
          ...LONG,
        },
      },
      {
        test: {
          name: 'alone',
          include: ALONE,
          globalSetup: 'launch/testing/database-setup.ts',
          // After the others.
          sequence: { groupOrder: 1 },
          ...LONG,
        },
      },
      { test: { name: 'fuzz', include: [LONG_FUZZ], exclude: OUTSIDE } },
      {
        test: {
          name: 'studio',
          include: [IN_STUDIO],
          exclude: OUTSIDE,
          globalSetup: 'launch/testing/studio-setup.ts',
          fileParallelism: false,
          ...LONG,
        },
      },
    ],
  },
})
