'use client'

import type { SheetsLook } from 'content/exchange/sheets/endpoints.ts'
import { useState } from 'react'
import { useLeaveGuard } from '../media/use-leave-guard.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { ExportLinks } from './export-links.tsx'
import { GivenSheets } from './given-sheets.tsx'
import { Preview } from './preview.tsx'
import styles from './sheets.module.css'
import { UnknownNames } from './unknown-names.tsx'
import { useImports, type Running } from './use-imports.ts'
import { usePreview } from './use-preview.ts'

const LEAVE =
  'The import stops when you leave. What is written until then can be taken back. Leave?'

interface Props {
  /** The years of all editions, the newest first. */
  readonly years: readonly number[]
  readonly current: number
}

/** The whole page: export, files and pasting, preview, import with progress, and earlier imports. */
export function SheetsPage({ years, current }: Props) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [pasted, setPasted] = useState('')
  const [edition, setEdition] = useState(current)
  const [meanings, setMeanings] = useState<Readonly<Record<string, string>>>({})
  const given = { files, pasted, edition, meanings }
  const { look, isLooking, refusal } = usePreview(given)
  const { imports, running, said, begin, goOn, takeBack, stop } = useImports()
  const isRunning = running !== undefined
  const isGiven = files.length > 0 || pasted.trim() !== ''
  useLeaveGuard(isRunning, LEAVE)

  const confirm = async (seen: SheetsLook) => {
    if (!(await begin(given, seen))) return
    setFiles([])
    setPasted('')
    setMeanings({})
  }
  return (
    <div className={styles['page']}>
      <label className={styles['edition']}>
        Edition{' '}
        <select
          value={edition}
          disabled={isRunning}
          onChange={({ currentTarget }) => setEdition(Number(currentTarget.value))}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </label>
      <ExportLinks edition={edition} />
      <section aria-labelledby="import">
        <h2 id="import">Import</h2>
        <GivenSheets
          files={files}
          pasted={pasted}
          isDisabled={isRunning}
          onFiles={setFiles}
          onPasted={setPasted}
        />
        <output className={styles['said']}>{isLooking ? 'Reading …' : refusal || said}</output>
        <UnknownNames
          names={isGiven ? look?.names : []}
          meanings={meanings}
          onChange={setMeanings}
        />
        {look && !isRunning && <Preview look={look} onConfirm={() => void confirm(look)} />}
        {running && <Progress {...running} onStop={stop} />}
      </section>
      <EarlierImports imports={imports} isIdle={!isRunning} onGoOn={goOn} onTakeBack={takeBack} />
    </div>
  )
}

function Progress({ of, isTakingBack, onStop }: Running & { readonly onStop: () => void }) {
  const [done, all] = isTakingBack ? [of.undone, of.written] : [of.tried, of.total]
  return (
    <div className={styles['actions']}>
      <progress aria-label={isTakingBack ? 'Taken back' : 'Written'} max={all} value={done} />
      <span>
        {done} of {all} {isTakingBack ? 'taken back' : 'written'}
      </span>
      {!isTakingBack && (
        <button type="button" onClick={onStop}>
          Stop
        </button>
      )}
    </div>
  )
}
