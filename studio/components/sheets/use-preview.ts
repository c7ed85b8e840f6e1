import type { SheetsLook } from 'content/exchange/sheets/endpoints.ts'
import { useEffect, useState } from 'react'
import { lookAt, type Given } from './sheets-request.ts'

/** Typing and pasting end before the preview is made. */
const WAIT_MS = 500

type Answer = Awaited<ReturnType<typeof lookAt>>

export interface Previewed {
  /** Undefined until there is an answer for what is given now. */
  readonly look: SheetsLook | undefined
  readonly isLooking: boolean
  /** Why there is no preview, in a sentence. */
  readonly refusal: string
}

/** Asks for the preview of what is given, and again after each change of it. */
export function usePreview({ files, pasted, edition, meanings }: Given): Previewed {
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: Answer }>()
  const isGiven = files.length > 0 || pasted.trim() !== ''
  // An answer to what was given before is none to what is given now.
  const key = JSON.stringify([files.map(fileKey), pasted, edition, meanings])
  const answer = isGiven && answered?.key === key ? answered.answer : undefined
  useEffect(() => {
    if (!isGiven) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void lookAt({ files, pasted, edition, meanings }, asking.signal).then((found) => {
        if (!asking.signal.aborted) setAnswered({ key, answer: found })
      })
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [files, pasted, edition, meanings, isGiven, key])
  return {
    look: answer?.ok ? answer.value : undefined,
    isLooking: isGiven && !answer,
    refusal: answer && !answer.ok ? answer.message : '',
  }
}

function fileKey({ name, size, lastModified }: File): readonly (string | number)[] {
  return [name, size, lastModified]
}
