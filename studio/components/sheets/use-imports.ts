import type { SheetsLook } from 'content/exchange/sheets/endpoints.ts'
import type { SheetImport } from 'content/exchange/sheets/import-rows.ts'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../payload-ui.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { askImports, beginImport, sendAction, type Given } from './sheets-request.ts'

export interface Running {
  readonly of: SheetImport
  readonly isTakingBack: boolean
}

export function useImports() {
  const ask = useAsk()
  const [imports, setImports] = useState<readonly SheetImport[]>([])
  const [running, setRunning] = useState<Running>()
  const [said, setSaid] = useState('')
  const isStopped = useRef(false)

  useEffect(() => {
    void askImports().then((answer) => answer.ok && setImports(answer.value.imports))
  }, [])

  /** Repeats the request until the import is done or somebody presses *Stop*. Each response has the progress. */
  async function run(first: SheetImport, action: 'go-on' | 'take-back'): Promise<void> {
    isStopped.current = false
    setRunning({ of: first, isTakingBack: action === 'take-back' })
    const words = await lastWords(first, action)
    setSaid(words)
    // The message is also shown as a toast, because the list of imports may be far below.
    if (action === 'take-back') toast.info(`${first.name}: ${words}`)
    setRunning(undefined)
    const answer = await askImports()
    if (answer.ok) setImports(answer.value.imports)
  }

  async function lastWords(each: SheetImport, action: 'go-on' | 'take-back'): Promise<string> {
    const answer = await sendAction(ask, each.id, isStopped.current ? 'stop' : action)
    if (!answer.ok) return answer.message
    const { value } = answer
    if (value.state !== 'writing' && value.state !== 'taking back') return outcome(value)
    setRunning({ of: value, isTakingBack: action === 'take-back' })
    return lastWords(value, action)
  }

  /** Returns whether the import has begun. */
  async function begin(given: Given, look: SheetsLook): Promise<boolean> {
    const answer = await beginImport(ask, given, look)
    if (answer.ok) void run(answer.value, 'go-on')
    else setSaid(answer.message)
    return answer.ok
  }

  return {
    imports,
    running,
    said,
    begin,
    goOn: (each: SheetImport) => void run(each, 'go-on'),
    takeBack: (each: SheetImport) => void run(each, 'take-back'),
    stop() {
      isStopped.current = true
    },
  }
}

function outcome({ state, written, notes, total }: SheetImport): string {
  if (state === 'taken back')
    return notes.length === 0 ? 'Taken back.' : 'Taken back. What stays is named below.'
  if (state === 'stopped')
    return `Stopped: ${written} of ${total} are written as drafts. They can be taken back below.`
  const left = notes.length === 0 ? '' : ' What was left out is named below.'
  return `Written as drafts: ${written} of ${total}.${left}`
}
