import fc from 'fast-check'
import { FUZZ } from '../../contract/testing/fuzz.ts'

// Runs before each test file. A property sets its number of runs only if it needs a different one, and no seed.
fc.configureGlobal(FUZZ)
