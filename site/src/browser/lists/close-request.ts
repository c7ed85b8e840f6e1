declare global {
  interface Window {
    /** Missing in TypeScript's DOM types. */
    readonly CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/**
 * Calls `close` at Back on Android, or Escape; never where the browser has no CloseWatcher. Returns a function that
 * stops waiting.
 */
export function onCloseRequest(close: () => void): () => void {
  const { CloseWatcher } = window
  if (!CloseWatcher) return () => undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', close)
  return () => watcher.destroy()
}
