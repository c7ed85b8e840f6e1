'use client'

import type { CollectionSlug } from 'payload'
import { useEffect, useState } from 'react'
import { readChoice } from '../choices/read-choices.ts'
import { placeValueInWords, type Place } from './conflict-words.ts'

interface Props {
  readonly place: Place
  readonly value: unknown
}

/** A value as a person would read it out. Titles of records are read from the server first. */
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

/** Fields refer only to collections with titles. */
async function readTitle(collection: string, id: number): Promise<string | undefined> {
  const found = readChoice({ collection: collection as CollectionSlug, id })
  // Without a response a person still sees which side has a record.
  return found.then((record) => record?.title).catch(() => `record ${id}`)
}
