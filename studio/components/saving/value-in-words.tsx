'use client'

import type { CollectionSlug } from 'payload'
import { useEffect, useState } from 'react'
import { readChoice } from '../choices/read-choices.ts'
import { placeValueInWords, type ValuePlace } from './conflict-words.ts'

interface Props {
  readonly place: ValuePlace
  readonly value: unknown
}

export function ValueInWords({ place, value }: Props) {
  const [words, setWords] = useState('…')
  useEffect(() => {
    let isShown = true
    void placeValueInWords(place, value, readTitle).then((found) => {
      if (isShown) setWords(found)
    })
    return () => {
      isShown = false
    }
  }, [place, value])
  return words
}

async function readTitle(collection: string, id: number): Promise<string | undefined> {
  const found = readChoice({ collection: collection as CollectionSlug, id })
  // Without a response, the id still shows which record each side has.
  return found.then((record) => record?.title).catch(() => `record ${id}`)
}
