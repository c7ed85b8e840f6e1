'use client'

import { useEffect, useId, useState } from 'react'
import type { Live } from 'content/saving/live.ts'
import { askStudio } from '../parts/ask-studio.ts'
import styles from './saving.module.css'

/**
 * The first requests after publishing follow quickly, so that the bar says *Live* without delay. Later ones follow
 * every five seconds: a form may stay open all day.
 */
const FIRST_MS = 200
/** The factor from one pause to the next: the ninth pause is five seconds. */
const LONGER = 1.5
const LAST_MS = 5_000

interface LiveSinceProps {
  /** The path of the record's endpoints, below `/api`. */
  readonly path: string
  /** Whether the record was published in this form. */
  readonly wasPublished: boolean
  /** Whether the form has changes that are not public. */
  readonly hasNews: boolean
}

export function LiveSince({ path, wasPublished, hasNews }: LiveSinceProps) {
  const live = useLive(path)
  const words = wordsOf(live, { wasPublished, hasNews })
  const isAllLive = live?.state === 'live' && !hasNews
  return (
    <div className={styles.live}>
      <output>{words}</output>
      {isAllLive && live.pages.length > 0 && <ChangedPages {...live} />}
      {live?.page && (
        <a href={live.page} target="_blank" rel="noreferrer">
          View on the site
        </a>
      )}
    </div>
  )
}

function wordsOf(
  live: Live | undefined,
  { wasPublished, hasNews }: Omit<LiveSinceProps, 'path'>,
): string {
  switch (live?.state) {
    case 'going':
      return 'Going live…'
    case 'waiting':
      return 'Public, waiting for the site'
    case 'live':
      if (!live.since) return ''
      return `Live since ${live.since}${hasNews ? ', without the new changes' : ''}`
    case 'hidden':
      return ''
    case undefined:
      return wasPublished ? 'Going live…' : ''
  }
}

function ChangedPages({ count, pages }: Live) {
  const id = useId()
  const rest = count - pages.length
  return (
    <>
      <button type="button" popoverTarget={id}>
        {count === 1 ? 'on 1 page' : `on ${count} pages`}
      </button>
      <div id={id} popover="auto">
        <ul>
          {pages.map((address) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                {new URL(address).pathname}
              </a>
            </li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </ul>
      </div>
    </>
  )
}

function useLive(path: string): Live | undefined {
  const [live, setLive] = useState<Live>()
  useEffect(() => {
    const closing = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask(pauseMs: number) {
      const answer = await askStudio<Live>(`/api${path}/live`, {
        method: 'POST',
        body: {},
        signal: closing.signal,
      })
      if (closing.signal.aborted) return
      if (answer.ok) setLive(answer.value)
      const isOver = answer.ok && ['live', 'hidden'].includes(answer.value.state)
      const next = Math.min(pauseMs * LONGER, LAST_MS)
      if (!isOver) timer = setTimeout(() => void ask(next), pauseMs)
    }
    void ask(FIRST_MS)
    return () => {
      closing.abort()
      clearTimeout(timer)
    }
  }, [path])
  return live
}
