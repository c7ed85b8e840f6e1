/** Number of random requests: the default in every `npm test`, more with `npm run fuzz` (spec/faults R8). */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3_000)

/** One request in ten goes through a socket of a real process (spec/faults §15.3.1). */
export const SOCKET_REQUESTS = Math.ceil(REQUESTS / 10)
export const HANDLER_REQUESTS = REQUESTS - SOCKET_REQUESTS

/** The most by which memory may grow between the first requests and the last (spec/faults §1.3). */
export const MAX_GROWTH_BYTES = 32 * 1024 * 1024
