import { pageOf } from './place.ts'

/** Whether the service worker can answer for a page without a connection (spec/behaviour §35.2). */
export async function isKept(to: URL): Promise<boolean> {
  // A page that was loaded by plain http has neither caches nor service workers.
  if (!('caches' in globalThis) || !navigator.serviceWorker.controller) return false
  return (await caches.match(pageOf(to))) !== undefined
}
