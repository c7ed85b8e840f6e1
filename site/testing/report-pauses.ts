/** Preloaded into a process under test: at SIGUSR2 it says the longest pause of its event loop since it last did, in ms. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 1
const NS_PER_MS = 1e6

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
process.on('SIGUSR2', () => {
  console.log(`pause ${Math.max(0, delays.max / NS_PER_MS - RESOLUTION_MS)}`)
  delays.reset()
})
