import type { Payload } from '../payload.ts'

type HtmlPart = 'head' | 'main' | 'footer'

interface HtmlPolicy {
  readonly createHTML: (html: string) => string // a TrustedHTML, where there is one
}

/** Of browsers that have Trusted Types; unknown to the types. */
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy
}

/**
 * Makes nodes of a payload's HTML, by the one Trusted Types policy of the page, which takes nothing but a part of the
 * payload that is being shown. Scripts in it never run.
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
