'use client'

import { instantWords } from 'content/rules/instant-words.ts'
import { useState } from 'react'
import { useFestivalClock } from '../parts/use-festival-clock.tsx'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { useConfig, useDocumentInfo } from '../payload-ui.ts'
import { useAsk } from '../saving/login-over-page.tsx'

interface Review {
  readonly asked_by: string | null
  readonly asked_at: string | null
}

/** Somebody who may publish needs no review, and sees this only after somebody has asked for one. */
export function ReviewNote() {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo()
  const [review, setReview] = useReview()
  const [problem, setProblem] = useState('')
  const { config } = useConfig()
  const ask = useAsk()
  const isAlive = useIsAlive()
  const { zone } = useFestivalClock()
  if (id === undefined) return null
  const isAsked = review.asked_at !== null
  if (!isAsked && hasPublishPermission) return null

  const set = async (ready: boolean) => {
    const path = `${config.routes.api}/${collectionSlug}/${id}/review`
    const answer = await ask<{ review: Review }>(path, { method: 'POST', body: { ready } })
    setProblem(answer.ok ? '' : answer.message)
    if (answer.ok) setReview(answer.value.review)
  }
  return (
    <section className="review" aria-label="Review">
      {isAsked ? (
        <p>
          <strong>Ready for review.</strong> {review.asked_by} asked on{' '}
          {instantWords(Date.parse(review.asked_at ?? ''), zone)}.{' '}
          {hasPublishPermission
            ? 'Publish it if it is ready: that also ends the review.'
            : 'An editor will look at it; you can go on writing.'}
        </p>
      ) : (
        <p>Visitors see what you write here when an editor has published it.</p>
      )}
      <button
        type="button"
        className="studio-button"
        disabled={!isAlive}
        onClick={() => void set(!isAsked)}
      >
        {isAsked ? 'Not ready yet' : 'Ready for review'}
      </button>
      <p role="alert">{problem}</p>
    </section>
  )
}

/** The review as the record was last read or saved, or as this form has asked since then. */
function useReview() {
  const { data } = useDocumentInfo()
  const [asked, setAsked] = useState<{ readonly of: typeof data; readonly review: Review }>()
  const read: Partial<Review> = data?.['review'] ?? {}
  const known = { asked_by: read.asked_by ?? null, asked_at: read.asked_at ?? null }
  const review = asked && asked.of === data ? asked.review : known
  return [review, (next: Review) => setAsked({ of: data, review: next })] as const
}
