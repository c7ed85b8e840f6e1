import fc from 'fast-check'
import { FUZZ } from '../../contract/testing/fuzz.ts'

// Vitest runs this before each test file. So a property sets its number of runs only if it needs a different one, and
// never sets a seed.
fc.configureGlobal(FUZZ)
