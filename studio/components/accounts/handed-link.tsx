'use client'

import type { Handed } from 'content/accounts/links.ts'

export function HandedLink({ handed }: { handed: Handed | undefined }) {
  if (!handed) return <output className="small-form__answer" />
  return (
    <output className="small-form__answer">
      {handed.link === undefined ? (
        `The link was sent to ${handed.email}.`
      ) : (
        <>
          No email was sent. Give this link to {handed.email} yourself; whoever has it chooses the
          password, once:
          <code className="small-form__link">{handed.link}</code>
        </>
      )}
    </output>
  )
}
