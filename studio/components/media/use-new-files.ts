'use client'

import { useState } from 'react'
import type { Ask } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import {
  formOf,
  isOpen,
  newFile,
  NO_CREDIT,
  problemsOf,
  type NewFile,
  type TypedCredit,
} from './new-file.ts'
import { useKeptFiles } from './use-kept-files.ts'

export function useNewFiles() {
  const ask = useAsk()
  const [files, setFiles] = useState<readonly NewFile[]>([])
  const [forAll, setForAll] = useState(NO_CREDIT)
  const { putBack, ...kept } = useKeptFiles({ files, forAll, setFiles, setForAll })
  const [isSaving, setIsSaving] = useState(false)
  const [said, setSaid] = useState('')

  const change = (key: number, changed: Partial<NewFile>) =>
    setFiles((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)))

  /** Saves all complete files, one after another. A file that fails keeps its row and shows the reason. */
  async function save() {
    const open = files.filter(isOpen)
    const ready = open.filter((each) => problemsOf(each, forAll).length === 0)
    setIsSaving(true)
    let saved = 0
    for (const [index, each] of ready.entries()) {
      setSaid(`Saving ${index + 1} of ${ready.length} …`)
      change(each.key, { progress: { kind: 'sending' } })
      const progress = await send(ask, each, forAll)
      if (progress.kind === 'saved') saved += 1
      change(each.key, { progress })
    }
    setIsSaving(false)
    setSaid(
      outcome({ saved, failed: ready.length - saved, incomplete: open.length - ready.length }),
    )
  }

  return {
    files,
    forAll,
    isSaving,
    said,
    ...kept,
    setForAll,
    change,
    save,
    add(chosen: Iterable<File>) {
      const next = (files.at(-1)?.key ?? 0) + 1
      const added = [...chosen].map((file, index) => newFile(file, next + index))
      setFiles([...files, ...putBack(added)])
    },
    leaveOut: (key: number) => setFiles((all) => all.filter((each) => each.key !== key)),
  }
}

async function send(ask: Ask, row: NewFile, forAll: TypedCredit): Promise<NewFile['progress']> {
  const body = formOf(row, forAll)
  const answer = await ask<{ doc: { id: number } }>('/api/media', { method: 'POST', body })
  return answer.ok
    ? { kind: 'saved', id: answer.value.doc.id }
    : { kind: 'failed', message: answer.message }
}

interface Counts {
  readonly saved: number
  readonly failed: number
  readonly incomplete: number
}

/** `17 saved. 2 failed: see in the table why, then save again.` */
function outcome({ saved, failed, incomplete }: Counts): string {
  return [
    `${saved} saved.`,
    failed > 0 ? `${failed} failed: see in the table why, then save again.` : '',
    incomplete > 0 ? `${incomplete} not saved: see in the table what is missing.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
