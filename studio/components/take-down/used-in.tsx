'use client'

import type { Uses } from 'content/take-down/used-in.ts'
import { useEffect, useState } from 'react'
import { askStudio, type StudioAnswer } from '../parts/ask-studio.ts'
import { useDocumentInfo } from '../payload-ui.ts'
import { kindsInWords, References } from './reference-list.tsx'

export function UsedIn() {
  const { collectionSlug, id } = useDocumentInfo()
  const [answer, setAnswer] = useState<StudioAnswer<Uses>>()
  const path = `/api/${collectionSlug}/${id}/used-in`

  useEffect(() => {
    const leaving = new AbortController()
    void askStudio<Uses>(path, { signal: leaving.signal }).then((asked) => {
      if (!leaving.signal.aborted) setAnswer(asked)
    })
    return () => leaving.abort()
  }, [path])

  return (
    <section className="field-type used-in" aria-labelledby="used-in" aria-busy={!answer}>
      <h3 id="used-in">Used in</h3>
      {!answer && <p>Looking …</p>}
      {answer?.ok && <Used {...answer.value} isDeletable={collectionSlug === 'media'} />}
      {answer?.ok === false && <p role="alert">{answer.message}</p>}
    </section>
  )
}

/** A file can be deleted when nothing uses it. Other records cannot, once they were public (spec/content B1.20). */
function Used({ references, isDeletable }: Uses & { readonly isDeletable: boolean }) {
  if (references.length === 0) return <p>Nothing uses this yet.</p>
  return (
    <>
      <p>
        {references.length === 1 ? '1 record' : `${references.length} records`}:{' '}
        {kindsInWords(references)}.{isDeletable && ' It can be deleted when none does any more.'}
      </p>
      <References references={references} />
    </>
  )
}
