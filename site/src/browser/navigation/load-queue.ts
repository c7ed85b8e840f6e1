/** Runs loads in order. Does not add a key that is waiting or loading already. Failures are silent. */
export function createLoadQueue(maxAtOnce: number) {
  const waiting = new Map<string, () => Promise<unknown>>()
  const loading = new Set<string>()

  function fill(): void {
    for (const [key, load] of waiting) {
      if (loading.size >= maxAtOnce) return
      waiting.delete(key)
      loading.add(key)
      void run(key, load)
    }
  }

  async function run(key: string, load: () => Promise<unknown>): Promise<void> {
    try {
      await load()
    } catch {
      // Nobody waits for a prefetch; a navigation that needs the page asks again.
    }
    loading.delete(key)
    fill()
  }

  return {
    add(key: string, load: () => Promise<unknown>): void {
      if (loading.has(key)) return
      if (!waiting.has(key)) waiting.set(key, load)
      fill()
    },
    /** Loads that have started go on. */
    clear: (): void => waiting.clear(),
  }
}
