import fc from 'fast-check'
import { FUZZ } from '../../contract/testing/fuzz.ts'

// Vitest runs this before each test file. So a property names a number only if it needs another one, and never a seed.
fc.configureGlobal(FUZZ)
