'use client'

import { useRef, type ReactNode } from 'react'
import { readHours } from '../hours/read-hours.ts'
import { readPlace, whyNoPlace } from '../map/read-place.ts'
import { PageForm } from '../page-form/page-form.tsx'
import { withFile, type Ask, type StudioAnswer, type StudioRefusal } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import styles from './begin.module.css'

type FileName = 'lead_image' | 'logo'

interface Props {
  readonly address: string
  readonly button: string
  /** Names of checkboxes of which several may be ticked. */
  readonly lists?: readonly string[]
  readonly sent?: Readonly<Record<string, unknown>>
  /** If a file was chosen, it is sent first, and its id is sent under this name. */
  readonly file?: FileName
  /** The page that opens after the form was sent; by default this page, refreshed. */
  readonly next?: string
  readonly children?: ReactNode
}

/** The file that was sent. If the step is refused, the file is not sent again at the next attempt. */
interface SentFile {
  readonly file: File
  readonly id: number
}

export function BeginForm({ address, button, lists = [], sent = {}, file, next, children }: Props) {
  const ask = useAsk()
  const sentFile = useRef<SentFile>(undefined)

  async function send(form: FormData): Promise<StudioAnswer<unknown>> {
    const typed: Record<string, unknown> = {
      ...sent,
      ...Object.fromEntries(form),
      ...Object.fromEntries(lists.map((name) => [name, form.getAll(name)])),
    }
    for (const [name, read] of Object.entries(READERS)) {
      const text = typed[name]
      if (typeof text !== 'string') continue
      const { problem, ...values } = read(text)
      if (problem !== undefined) {
        return { ok: false, message: problem, fields: { [name]: problem } }
      }
      Object.assign(typed, values)
    }
    const { file: chosen } = typed
    delete typed['file']
    // If no file was chosen, the form data has a file of 0 bytes.
    if (file && chosen instanceof File && chosen.size > 0) {
      if (sentFile.current?.file !== chosen) {
        const kept = await sendFile(
          ask,
          chosen,
          file === 'logo' ? { kind: 'logo' } : pictureOf(form),
        )
        if (!kept.ok) return atInputs(kept)
        sentFile.current = { file: chosen, id: kept.value.doc.id }
      }
      typed[file] = sentFile.current?.id
    }
    const answer = await ask(address, { method: 'POST', body: typed })
    return answer.ok ? answer : atInputs(answer)
  }

  return (
    <PageForm
      name={`${address} ${JSON.stringify(sent)}`}
      button={button}
      next={next}
      className={styles.form}
      send={send}
    >
      {children}
    </PageForm>
  )
}

type Reading = { readonly problem?: string } & Readonly<Record<string, unknown>>

/** Inputs whose text is sent as other values. `problem` is a sentence for a text that is not understood. */
const READERS: Readonly<Record<string, (text: string) => Reading>> = {
  place: (text) => ({ ...(readPlace(text) ?? { problem: whyNoPlace(text) }) }),
  hours(text) {
    const hours = readHours(text)
    if ('problem' in hours) return hours
    const weekly = hours.openings.map((opening) => ({ ...opening, day: String(opening.day) }))
    return { hours: { always_open: hours.isAlwaysOpen, weekly } }
  },
}

function sendFile(ask: Ask, file: File, record: object) {
  const body = withFile(file, record)
  return ask<{ doc: { id: number } }>('/api/media', { method: 'POST', body })
}

function pictureOf(form: FormData): object {
  const text = (name: string) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  }
  const artist = text('artist')
  return {
    kind: 'photograph',
    alt: text('alt'),
    credit: { view: 'work', artists: artist ? [artist] : [], copyright: text('copyright') },
  }
}

/** Inputs by the path of a field, or by its first part. Any other input is named like the last part of the path. */
const INPUTS: Readonly<Record<string, string>> = {
  'dates.start': 'first',
  'dates.end': 'last',
  'credit.artists': 'artist',
  geo: 'place',
  lat: 'place',
  lon: 'place',
  lead_image: 'file',
  logo: 'file',
  venues: 'venue',
  hours: 'hours',
}

/** Puts each sentence at an input of the step instead of at a field of the record. */
function atInputs({ fields, ...refusal }: StudioRefusal): StudioRefusal {
  const named = Object.entries(fields).map(([path, sentence]) => {
    const parts = path.split('.')
    return [INPUTS[path] ?? INPUTS[parts[0] ?? ''] ?? parts.at(-1) ?? path, sentence] as const
  })
  return { ...refusal, fields: Object.fromEntries(named) }
}
