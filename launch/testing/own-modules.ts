import { vi } from 'vitest'

// Runs before each test file, so that each file loads the project's own modules again. Modules of `node_modules` stay
// loaded.
vi.resetModules()
