'use client'

import { useState } from 'react'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { useAsk } from '../saving/login-over-page.tsx'

interface Props {
  /** Rows of the history, as the page shows them. */
  readonly rows: readonly { readonly id: number; readonly at: string }[]
  readonly title: string
  /** The label of the field to restore; if absent, all fields of the save are restored. */
  readonly field?: string
  /** The address of the record's form. */
  readonly form: string
}

/** Restores one or all fields of a save. Later changes of other fields stay. */
export function TakeBackButton({ rows, title, field, form }: Props) {
  const ask = useAsk()
  const isAlive = useIsAlive()
  const words = field === undefined ? 'Take back' : `Take back ${field}`
  const [done, setDone] = useState<{ readonly isPublic: boolean }>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function takeBack() {
    setIsBusy(true)
    const answer = await ask<{ isPublic: boolean }>('/api/take-back', {
      method: 'POST',
      body: { rows: rows.map(({ id, at }) => ({ id, at })) },
    })
    setIsBusy(false)
    setProblem(answer.ok ? '' : answer.message)
    if (answer.ok) setDone(answer.value)
  }

  return (
    <div>
      {!done && (
        <button
          type="button"
          className="studio-button"
          aria-label={`${words} in ${title}`}
          disabled={!isAlive || isBusy}
          onClick={() => void takeBack()}
        >
          {isBusy ? 'Taking back …' : words}
        </button>
      )}
      <output>
        {done && (
          <>
            {done.isPublic
              ? 'Taken back; it is public at once. '
              : 'Taken back as a draft. Visitors see it when you publish it. '}
            <a href={form}>Open {title}</a>
          </>
        )}
      </output>
      <p role="alert" className="finding finding--must">
        {problem}
      </p>
    </div>
  )
}
