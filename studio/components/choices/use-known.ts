import type { RecordChoice } from 'content/pickers/record-choices.ts'
import { useEffect, useState } from 'react'
import { chosenOf, keyOf, readChoice, type Chosen } from './read-choices.ts'

/** `known` has what was read so far, by key. Each record is read when it is first shown. */
export function useKnown(records: readonly Chosen[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, RecordChoice | undefined>>(new Map())
  const missing = records.map(keyOf).filter((key) => !known.has(key))
  const asked = missing.join(' ')

  useEffect(() => {
    if (asked === '') return
    const load = async () => {
      const read = await Promise.all(asked.split(' ').map(readByKey))
      setKnown((before) => new Map([...before, ...read]))
    }
    // Without a response the field says that something is chosen; the next form asks again.
    load().catch(() => undefined)
  }, [asked])

  const readAgain = async (record: Chosen) => {
    const [key, choice] = await readByKey(keyOf(record))
    setKnown((before) => new Map(before).set(key, choice))
  }
  return { known, readAgain }
}

async function readByKey(key: string): Promise<[string, RecordChoice | undefined]> {
  return [key, await readChoice(chosenOf(key))]
}
