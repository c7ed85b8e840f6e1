import type { Payload } from '../payload.ts'

type HtmlPart = 'head' | 'main' | 'footer'

interface HtmlPolicy {
  readonly createHTML: (html: string) => string // a TrustedHTML, if the browser has Trusted Types
}

/** `trustedTypes`, which TypeScript's DOM types lack. */
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy
}

/**
 * The Trusted Types policy `payload` (spec/faults §11.3) accepts only the string that is being parsed at that moment.
 * If it accepted any string, injected code could use `innerHTML`. Scripts in a payload never run.
 */
export function createPayloadHtml() {
  let taken: string | undefined
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy('payload', {
    createHTML(html) {
      if (html !== taken) throw new TypeError('Not of a payload')
      return html
    },
  })

  function parse(html: string): DocumentFragment {
    const template = document.createElement('template')
    taken = html
    // oxlint-disable-next-line eslint/no-restricted-properties -- the one place, for the server's own HTML
    template.innerHTML = policy ? policy.createHTML(html) : html
    taken = undefined
    return template.content
  }

  return {
    partOf: (payload: Payload, part: HtmlPart): DocumentFragment => parse(payload[part]),
    alertsOf: ({ shell }: Payload): DocumentFragment => parse(shell.alerts),
  }
}
