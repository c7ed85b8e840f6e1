'use client'

import { useRouter } from 'next/navigation'
import { stringify } from 'qs-esm'
import { useState } from 'react'
import { useAsk } from '../saving/login-over-page.tsx'
import styles from './media.module.css'

interface Trashed {
  readonly id: number
  readonly name: string
}

export function UndoBar({ trashed }: { readonly trashed: readonly Trashed[] }) {
  const ask = useAsk()
  const router = useRouter()
  const [said, setSaid] = useState('')

  async function undo() {
    const where = { id: { in: trashed.map(({ id }) => id) } }
    const query = stringify({ trash: true, where }, { addQueryPrefix: true })
    const body = { deletedAt: null }
    const answer = await ask(`/api/media${query}`, { method: 'PATCH', body })
    setSaid(answer.ok ? `Back from the trash: ${namesOf(trashed)}.` : answer.message)
    if (answer.ok) router.refresh()
  }

  return (
    <div className={styles['undo']}>
      {trashed.length > 0 && (
        <p>
          Just moved to the trash: <strong>{namesOf(trashed)}</strong>.{' '}
          <button type="button" className="studio-button" onClick={() => void undo()}>
            Undo
          </button>
        </p>
      )}
      <output>{said}</output>
    </div>
  )
}

/** How many files are named: as many as fit on the line above the list. */
const NAMED = 3

/** `fog.jpg, posts.jpg and 4 more`. */
function namesOf(trashed: readonly Trashed[]): string {
  const names = trashed.slice(0, NAMED).map(({ name }) => name)
  const more = trashed.length - NAMED
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}
