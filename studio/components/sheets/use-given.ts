import { useMemo, useState } from 'react'
import * as v from 'valibot'
import type { UnsavedCopy } from '../saving/unsaved-copies.ts'
import { useKeptText } from '../saving/use-kept-text.ts'

const Kept = v.object({
  pasted: v.fallback(v.string(), ''),
  edition: v.optional(v.number()),
  meanings: v.fallback(v.record(v.string(), v.string()), {}),
  files: v.fallback(v.array(v.string()), []),
})

/** The browser keeps pasted rows and choices until they are imported, but no files. */
export function useGiven(current: number) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [pasted, setPasted] = useState('')
  const [edition, setEdition] = useState(current)
  const [meanings, setMeanings] = useState<Readonly<Record<string, string>>>({})
  const given = { files, pasted, edition, meanings }
  const typed = useMemo(() => {
    const isTyped = pasted.trim() !== '' || Object.keys(meanings).length > 0
    return isTyped ? { pasted, edition, meanings, files: files.map(({ name }) => name) } : undefined
  }, [files, pasted, edition, meanings])
  const { offered, answer } = useKeptText('spreadsheets', typed)

  return {
    given,
    isGiven: files.length > 0 || pasted.trim() !== '',
    isTyped: typed !== undefined,
    setFiles,
    setPasted,
    setEdition,
    setMeanings,
    clear() {
      setFiles([])
      setPasted('')
      setMeanings({})
    },
    offered: offered && readKept(offered),
    answerOffer(isWanted: boolean) {
      if (isWanted && offered) {
        const kept = readKept(offered)
        setPasted(kept.pasted)
        setEdition(kept.edition ?? current)
        setMeanings(kept.meanings)
      }
      answer()
    },
  }
}

/** An older studio may have written the copy, so it is checked. */
function readKept({ changes }: UnsavedCopy) {
  const entries = Object.entries(changes).map(([name, change]) => [name, change.new] as const)
  return v.parse(Kept, Object.fromEntries(entries))
}
