'use client'

import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { Button } from '../payload-ui.ts'

interface Props {
  readonly id: number
  readonly recipient: string
}

/** Does not ask first, because a new link is quickly made. */
export function RevokeButton({ id, recipient }: Props) {
  const ask = useAsk()
  const router = useRouter()
  const isAlive = useIsAlive()
  const [problem, setProblem] = useState('')

  async function revoke() {
    const answer = await ask(`/api/previews/${id}/revoke`, { method: 'POST', body: {} })
    if (answer.ok) router.refresh()
    else setProblem(answer.message)
  }

  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        disabled={!isAlive}
        aria-label={`Revoke the link for ${recipient}`}
        onClick={() => void revoke()}
      >
        Revoke
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  )
}
