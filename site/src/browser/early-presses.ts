export type EarlyPresses = ReturnType<typeof createEarlyPresses>

/**
 * Remembers the last press, so that a press on a button whose script was still loading is not lost. `pressed` was
 * pressed before this script had loaded.
 */
export function createEarlyPresses(pressed: Element | undefined) {
  let last = pressed
  document.addEventListener('click', ({ target }) => {
    last = target instanceof Element ? target : undefined
  })

  return {
    /** Presses the last pressed element again if it matches. Call this once the script of these buttons listens. */
    repeat(buttons: string): void {
      const button = last?.closest<HTMLElement>(buttons)
      if (!button?.isConnected) return
      last = undefined
      button.click()
    },
  }
}
