import type { SheetsLook } from 'content/exchange/sheets/endpoints.ts'
import { useEffect, useState } from 'react'
import { useAsk } from '../saving/login-over-page.tsx'
import { requestPreview, type Given } from './sheets-request.ts'

/** The preview is made only after typing and pasting have stopped for this long. */
const WAIT_MS = 500

type Answer = Awaited<ReturnType<typeof requestPreview>>

export interface Previewed {
  /** Undefined until there is a response for the present input. */
  readonly look: SheetsLook | undefined
  readonly isLooking: boolean
  /** The reason why there is no preview, in a sentence. */
  readonly refusal: string
}

export function usePreview({ files, pasted, edition, meanings }: Given): Previewed {
  const ask = useAsk()
  const retries = useRetries()
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: Answer }>()
  const isGiven = files.length > 0 || pasted.trim() !== ''
  // A response for an earlier input must not be shown for the present one.
  const key = JSON.stringify([files.map(fileKey), pasted, edition, meanings, retries])
  const answer = isGiven && answered?.key === key ? answered.answer : undefined
  useEffect(() => {
    if (!isGiven) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void requestPreview(ask, { files, pasted, edition, meanings }, asking.signal).then(
        (found) => {
          if (!asking.signal.aborted) setAnswered({ key, answer: found })
        },
      )
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [ask, files, pasted, edition, meanings, isGiven, key])
  return {
    look: answer?.ok ? answer.value : undefined,
    isLooking: isGiven && !answer,
    refusal: answer && !answer.ok ? answer.message : '',
  }
}

/** How many times the connection has come back. Each time the preview is requested again. */
function useRetries(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const again = () => setCount((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return count
}

function fileKey({ name, size, lastModified }: File): readonly (string | number)[] {
  return [name, size, lastModified]
}
