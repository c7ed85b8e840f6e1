'use client'

import type { SheetsLook } from 'content/exchange/sheets/endpoints.ts'
import { OfferInPage, type OfferedLine } from '../saving/offered-text.tsx'
import { useLeaveGuard } from '../saving/use-leave-guard.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { ExportLinks } from './export-links.tsx'
import { GivenSheets } from './given-sheets.tsx'
import { Preview } from './preview.tsx'
import styles from './sheets.module.css'
import { UnknownNames } from './unknown-names.tsx'
import { useGiven } from './use-given.ts'
import { useImports, type Running } from './use-imports.ts'
import { usePreview } from './use-preview.ts'

const LEAVE_RUNNING =
  'The import stops when you leave. What is written until then can be taken back. Leave?'
const LEAVE_TYPED = 'What you pasted is not imported yet. Leave? It is kept in this browser.'

type Offered = NonNullable<ReturnType<typeof useGiven>['offered']>

interface Props {
  /** Newest first. */
  readonly years: readonly number[]
  readonly current: number
}

export function SheetsPage({ years, current }: Props) {
  const { given, isGiven, isTyped, setFiles, setPasted, setEdition, setMeanings, ...rest } =
    useGiven(current)
  const { files, pasted, edition, meanings } = given
  const { offered } = rest
  const { look, isLooking, refusal } = usePreview(given)
  const { imports, running, said, begin, goOn, takeBack, stop } = useImports()
  const isRunning = running !== undefined
  useLeaveGuard(isRunning || isTyped, isRunning ? LEAVE_RUNNING : LEAVE_TYPED)

  const confirm = async (seen: SheetsLook) => {
    if (await begin(given, seen)) rest.clear()
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
        {offered && (
          <OfferInPage lines={linesOf(offered)} files={offered.files} onAnswer={rest.answerOffer} />
        )}
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

function linesOf({ pasted, meanings }: Offered): OfferedLine[] {
  const names = Object.keys(meanings).length
  return [
    { name: 'pasted', words: 'Pasted rows', value: pasted.trim() },
    { name: 'meanings', words: 'What names mean', value: names > 0 && `${names} chosen` },
  ].filter(({ value }) => Boolean(value))
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
