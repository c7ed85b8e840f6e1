import { useMemo, useState } from 'react'
import { useKeptText } from '../saving/use-kept-text.ts'
import { readKept, typedIn, withKept, type KeptFile } from './kept-files.ts'
import type { NewFile, TypedCredit } from './new-file.ts'

interface Options {
  readonly files: readonly NewFile[]
  readonly forAll: TypedCredit
  readonly setFiles: (files: readonly NewFile[]) => void
  readonly setForAll: (credit: TypedCredit) => void
}

/** Keeps what is typed about new files in the browser, until they are saved. The files must be chosen again. */
export function useKeptFiles({ files, forAll, setFiles, setForAll }: Options) {
  const [awaited, setAwaited] = useState<readonly KeptFile[]>([])
  const typed = useMemo(() => typedIn(files, { forAll, rows: awaited }), [files, forAll, awaited])
  const { offered, answer } = useKeptText('pictures/add', typed)

  function putBack(chosen: readonly NewFile[], rows = awaited): readonly NewFile[] {
    const known = withKept(chosen, rows)
    setAwaited(known.awaited)
    return known.files
  }

  return {
    putBack,
    /** What was typed on an earlier page and not saved. */
    offered: offered && readKept(offered),
    /** The names of files that must be chosen again, because something was typed about them before. */
    awaited: awaited.map(({ name }) => name),
    answerOffer(isWanted: boolean) {
      if (isWanted && offered) {
        const kept = readKept(offered)
        setForAll(kept.forAll)
        setFiles(putBack(files, kept.rows))
      }
      answer()
    },
  }
}
