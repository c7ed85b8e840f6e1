import { defineConfig } from 'vitest/config'

const OUTSIDE = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.next/**']
const NEEDS_DATABASE = '**/*.data.test.ts'
const NEEDS_BROWSER = ['**/*.browser.test.{ts,tsx}', 'site/journeys/**/*.test.{ts,tsx}']

/**
 * Real processes, databases and browsers; a test that hangs is ended by this, a slow one is not. One that fails is tried
 * once more, and named as such: on a busy machine they do things in another order now and then; what is broken fails twice.
 */
const LONG = { testTimeout: 120_000, hookTimeout: 120_000, retry: 1 }

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'unit',
          // A test that hangs is ended by this, a slow one is not: a property tries 10,000 cases.
          testTimeout: 60_000,
          include: ['{contract,content,site,launch}/**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, NEEDS_DATABASE, ...NEEDS_BROWSER],
        },
      },
      {
        test: {
          name: 'data',
          include: [NEEDS_DATABASE],
          exclude: OUTSIDE,
          globalSetup: 'launch/testing/database-setup.ts',
          fileParallelism: false,
          ...LONG,
        },
      },
      {
        test: {
          name: 'browser',
          include: NEEDS_BROWSER,
          exclude: OUTSIDE,
          globalSetup: 'launch/testing/database-setup.ts',
          fileParallelism: false,
          ...LONG,
        },
      },
      {
        test: {
          name: 'studio',
          include: ['studio/**/*.studio.test.ts'],
          exclude: OUTSIDE,
          globalSetup: 'launch/testing/studio-setup.ts',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
