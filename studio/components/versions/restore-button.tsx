'use client'

import { useState } from 'react'
import { useAsk } from '../saving/login-over-page.tsx'
import { useIsAlive } from '../parts/use-is-alive.ts'

interface Props {
  readonly label: string
  readonly path: string
  readonly body?: object
  /** The address of the record's form. */
  readonly form: string
}

export function RestoreButton({ label, path, body, form }: Props) {
  const ask = useAsk()
  const isAlive = useIsAlive()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function restore() {
    setIsBusy(true)
    const answer = await ask(path, { method: 'POST', ...(body ? { body } : {}) })
    setIsBusy(false)
    if (answer.ok) window.location.assign(form)
    else setProblem(answer.message)
  }

  return (
    <>
      <button
        type="button"
        className="versions__restore"
        disabled={!isAlive || isBusy}
        onClick={restore}
      >
        {isBusy ? 'Restoring …' : label}
      </button>
      {problem && (
        <p role="alert" className="finding finding--must">
          {problem}
        </p>
      )}
    </>
  )
}
