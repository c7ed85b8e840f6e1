/** Writing to a disk that may refuse (spec/faults C22): said once when it begins to, and once when that is over. */
export function createSaving(
  what: string,
  log: (event: string, fields: Readonly<Record<string, unknown>>) => void,
) {
  let hasFailed = false
  return {
    async attempt(write: () => Promise<void>): Promise<void> {
      try {
        await write()
        if (hasFailed) log(`${what}.saved`, {})
        hasFailed = false
      } catch (error) {
        if (!hasFailed) log(`${what}.unsaved`, { message: String(error) })
        hasFailed = true
      }
    },
    hasFailed: () => hasFailed,
  }
}
