/** Without a connection it answers with what the pages have kept (spec/behaviour §35, decision 070). */
import { KEPT } from '../keeping/names.ts'
import { createRespond } from './respond.ts'
import { workerScope } from './worker-scope.ts'

const scope = workerScope()
const respond = createRespond({
  caches,
  fetch: (request) => fetch(request),
  origin: location.origin,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

// Activate at once: the worker depends on no build, so a new one can serve pages that are already open.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('fetch', (event) => {
  const given = respond(event.request, event.preloadResponse)
  if (given) event.respondWith(given)
})

async function begin(): Promise<void> {
  for (const name of await caches.keys()) if (!name.startsWith(KEPT)) await caches.delete(name)
  // Navigation preload requests a page while the worker starts. Safari before 15.4 does not have it.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}
