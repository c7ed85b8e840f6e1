/** The part of Trusted Types that is needed; TypeScript's DOM does not know them. */
interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown
}

/**
 * Allows one script address where a string names a script: that of the map's worker, which MapLibre starts by its address.
 * Pages require Trusted Types (spec/faults §11.3); a browser without them needs nothing.
 */
export function allowWorker(workerUrl: string): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes } // unknown to the types
  // A page has one default policy, and this is its only maker.
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (url === workerUrl) return url
      throw new TypeError(`No script is started from ${url}`)
    },
  })
}
