/**
 * Served in place of the worker when the setting of the site says so (spec/behaviour §35.7). It removes everything that
 * was kept, and itself. Pages that are open stay as they are.
 */
import { workerScope } from './worker-scope.ts'

const scope = workerScope()

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(end()))

async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await scope.registration.unregister()
}
