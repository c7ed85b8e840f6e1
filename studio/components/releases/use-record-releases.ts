'use client'

import type { RecordReleases } from 'content/releases/record-releases.ts'
import type { Setting } from 'content/releases/set-release.ts'
import { useEffect, useState } from 'react'
import { askStudio, namedIn, type StudioAnswer } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { useSaver } from '../saving/saving-context.ts'

/** Adds the version in the form to a release. */
export type SendRelease = (setting: Omit<Setting, 'seen'>) => Promise<StudioAnswer<unknown>>

/** Read again after each save. */
export function useRecordReleases(path: string): {
  readonly facts: RecordReleases | undefined
  readonly send: SendRelease
} {
  const ask = useAsk()
  const [, saver] = useSaver()
  const [facts, setFacts] = useState<RecordReleases>()
  const address = `/api${path}/release`
  const version = saver.version()

  useEffect(() => {
    if (version === undefined) return undefined
    const leaving = new AbortController()
    // Without a response nothing is shown: the page of releases has the same facts.
    void askStudio<RecordReleases>(address, { signal: leaving.signal }).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) setFacts(answer.value)
    })
    return () => leaving.abort()
  }, [address, version])

  const send: SendRelease = async (setting) => {
    const body = { ...setting, seen: saver.version() ?? '' }
    const answer = await ask<RecordReleases>(address, { method: 'POST', body })
    if (answer.ok) setFacts(answer.value)
    return namedIn('into', answer)
  }
  return { facts, send }
}
