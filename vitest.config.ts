import { defineConfig } from 'vitest/config'
import { LongFilesFirst } from './launch/testing/long-files-first.ts'
import { MeasureReporter } from './launch/testing/measure-reporter.ts'

const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.next/**']
const NEEDS_DATABASE = '**/*.data.test.ts'
/** Tests that take too long for `npm test`. `npm run fuzz` runs them. */
const LONG_FUZZ = '**/*.fuzz.test.ts'
const NEEDS_BROWSER = ['**/*.browser.test.{ts,tsx}', 'site/journeys/**/*.test.{ts,tsx}']

/**
 * What visitors take along: pages without a connection, the plan, needs, sounds, links to share, the map in one hand,
 * and paper. None of these tests needs a database.
 */
const TAKEN_ALONG = [
  'site/**/*.offline.test.ts',
  'site/src/browser/{plan,players,sharing}/*.browser.test.ts',
  'site/src/browser/lists/my-needs.browser.test.ts',
  'site/src/map/live/*.browser.test.ts',
  'site/src/screens/program-map/*.browser.test.ts',
  'site/journeys/{players,print}.test.ts',
]

const NEEDS_STUDIO = 'studio/**/*.studio.test.ts'

/** Sets the seed and the number of cases of every property. */
const PROPERTIES = 'launch/testing/properties.ts'

/** On a busy machine it may take this long until a condition is true. */
const POLL = { poll: { timeout: 30_000 } }

/**
 * For tests with real processes, databases and browsers. The limits are long, so that they end only a test that hangs
 * and not a slow one.
 */
const LONG = {
  testTimeout: 120_000,
  // A hook may have to seed a demo first, or wait until another file has seeded it.
  hookTimeout: 300_000,
  expect: POLL,
}

// The tests use the React that visitors get. The development version would also record a stack for every element.
Object.assign(process.env, { NODE_ENV: 'production' })

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Each file has its own database, ports and folder, so files can run in parallel. They spend nearly half of their
    // time waiting for a browser, a process or a timer. So two cores can run four of them.
    maxWorkers: 4,
    sequence: { sequencer: LongFilesFirst },
    reporters: ['default', new MeasureReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          // The limit is long, so that it ends only a test that hangs and not a slow one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: POLL,
          // Modules have no state, so the files of a worker can share them.
          isolate: false,
          setupFiles: PROPERTIES,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ['{contract,content,studio,site,launch}/**/*.test.{ts,tsx}'],
          exclude: [
            ...OUTSIDE,
            NEEDS_DATABASE,
            LONG_FUZZ,
            ...NEEDS_BROWSER,
            NEEDS_STUDIO,
            ...TAKEN_ALONG,
          ],
        },
      },
      {
        test: {
          name: 'data',
          // The files of a worker share Payload, which takes seconds to load. Each file loads the project's own modules
          // again, because Payload changes the collections that it is given.
          isolate: false,
          setupFiles: ['launch/testing/own-modules.ts', 'content/testing/one-round-hashes.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
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
          exclude: [...OUTSIDE, ...TAKEN_ALONG],
          globalSetup: ['launch/testing/database-setup.ts', 'site/testing/festivals-setup.ts'],
          ...LONG,
        },
      },
      {
        test: {
          name: 'offline',
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: TAKEN_ALONG,
          exclude: OUTSIDE,
          ...LONG,
        },
      },
      { test: { name: 'fuzz', setupFiles: PROPERTIES, include: [LONG_FUZZ], exclude: OUTSIDE } },
      {
        test: {
          name: 'studio',
          // The files of a worker share its Chromium (`studio/testing/open-studio.ts`).
          isolate: false,
          include: [NEEDS_STUDIO],
          exclude: OUTSIDE,
          globalSetup: 'launch/testing/studio-setup.ts',
          // Each worker has its own studio.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...LONG,
        },
      },
    ],
  },
})
