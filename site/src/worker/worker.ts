/**
 * The service worker: answers for the network where there is none with what the pages have kept (spec/behaviour §35,
 * decision 070). It keeps nothing by itself.
 */
import { KEPT } from '../keeping/names.ts'
import { createAnswers } from './answers.ts'
import { workerScope } from './worker-scope.ts'

const scope = workerScope()
const answer = createAnswers({
  caches,
  fetch: (request) => fetch(request),
  origin: location.origin,
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

// Pages bring their own build with them, so a new worker can serve the pages that are open.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(begin()))
scope.addEventListener('fetch', (event) => {
  const given = answer(event.request, event.preloadResponse)
  if (given) event.respondWith(given)
})

async function begin(): Promise<void> {
  for (const name of await caches.keys()) if (!name.startsWith(KEPT)) await caches.delete(name)
  // The request of a page is under way while the worker starts. Safari before 15.4 has no preload.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}
