import { vi } from 'vitest'

// Vitest runs this before each test file. What comes from `node_modules` stays loaded.
vi.resetModules()
