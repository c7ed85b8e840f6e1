'use client'

import { useState } from 'react'
import { askStudio } from './ask-studio.ts'

interface Props {
  /** The request that makes a draft of the version. */
  readonly path: string
  /** The form of the record. */
  readonly form: string
}

/** Restores a version as a draft and opens the form with it. */
export function RestoreButton({ path, form }: Props) {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function restore() {
    setIsBusy(true)
    const answer = await askStudio(path, { method: 'POST' })
    setIsBusy(false)
    if (answer.ok) window.location.assign(form)
    else setProblem(answer.message)
  }

  return (
    <>
      <button type="button" className="versions__restore" disabled={isBusy} onClick={restore}>
        {isBusy ? 'Restoring …' : 'Restore as a draft'}
      </button>
      {problem && (
        <p role="alert" className="finding finding--must">
          {problem}
        </p>
      )}
    </>
  )
}
