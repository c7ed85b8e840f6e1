/** Preloaded into a process under test. On SIGUSR2 it prints how many bytes are in use. */
import { memoryInUse } from './memory-in-use.ts'

process.on('SIGUSR2', () => console.log(`memory ${memoryInUse()}`))
