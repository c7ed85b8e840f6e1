/** Preloaded into a process under test: at SIGUSR2 it says how many bytes are in use. */
import { memoryInUse } from './memory-in-use.ts'

process.on('SIGUSR2', () => console.log(`memory ${memoryInUse()}`))
