import { WORKER_PATH } from '../../keeping/names.ts'

/** The part of Trusted Types that is used here; TypeScript's DOM types do not have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/** Rejects where the browser refuses the worker. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(workerUrl(), { updateViaCache: 'none' })
}

/** The Trusted Types policy `keeping` accepts no other address (spec/faults §11.3). */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes } // not in TypeScript's DOM types
  const policy = trustedTypes?.createPolicy('keeping', {
    createScriptURL(url) {
      if (url === WORKER_PATH) return url
      throw new TypeError(`No worker is started from ${url}`)
    },
  })
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH
}
