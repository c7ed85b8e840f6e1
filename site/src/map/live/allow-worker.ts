interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/**
 * Allows MapLibre to start its worker by its URL, and no other script. Pages require Trusted Types (spec/faults §11.3);
 * browsers that do not support them need no policy.
 */
export function allowWorker(workerUrl: string): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes } // not in TypeScript's DOM types
  // A page can have only one default policy.
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (url === workerUrl) return url
      throw new TypeError(`No script is started from ${url}`)
    },
  })
}
