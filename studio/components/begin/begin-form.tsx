'use client'

import { useRouter } from 'next/navigation'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { readPlace } from '../map/read-place.ts'
import { askStudio, type StudioRefusal } from '../parts/ask-studio.ts'
import styles from './begin.module.css'
import { useIsAlive } from '../parts/use-is-alive.ts'

const NO_PLACE =
  'The place on the map was not understood: paste the link of a map, or coordinates such as -36.7588, 144.2802.'

type FileName = 'lead_image' | 'logo'

interface Props {
  readonly address: string
  readonly button: string
  /** Names of checkboxes of which several may be ticked. */
  readonly lists?: readonly string[]
  /** Values that are sent together with the inputs. */
  readonly sent?: Readonly<Record<string, unknown>>
  /** If a file was chosen, it is sent first, and its id is sent under this name. */
  readonly file?: FileName
  readonly children?: ReactNode
}

/** The short form of a step. A refusal is shown below the button; everything typed stays. */
export function BeginForm({ address, button, lists = [], sent = {}, file, children }: Props) {
  const router = useRouter()
  const isAlive = useIsAlive()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<StudioRefusal>()
  const said = useId()

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsSending(true)
    setRefusal(undefined)
    const refused = await sendForm(form, { address, lists, sent, file })
    setIsSending(false)
    setRefusal(refused)
    if (!refused) router.refresh()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      {children}
      <button disabled={!isAlive || isSending} aria-describedby={said}>
        {isSending ? 'Saving …' : button}
      </button>
      <div id={said} role="alert" className={styles.said}>
        {refusal && <Refusal {...refusal} />}
      </div>
    </form>
  )
}

function Refusal({ message, fields }: StudioRefusal) {
  const sentences = [...new Set(Object.values(fields))].filter((each) => each !== message)
  return (
    <>
      <p>Nothing was saved. {message}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

interface Sending extends Required<Pick<Props, 'address' | 'lists' | 'sent'>> {
  readonly file: FileName | undefined
}

async function sendForm(
  form: FormData,
  { address, lists, sent, file }: Sending,
): Promise<StudioRefusal | undefined> {
  const typed: Record<string, unknown> = {
    ...sent,
    ...Object.fromEntries(form),
    ...Object.fromEntries(lists.map((name) => [name, form.getAll(name)])),
  }
  if (typeof typed['place'] === 'string') {
    const place = readPlace(typed['place'])
    if (!place) return { ok: false, message: NO_PLACE, fields: {} }
    Object.assign(typed, place)
  }
  const { file: chosen } = typed
  delete typed['file']
  // An input without a file sends an empty one.
  if (file && chosen instanceof File && chosen.size > 0) {
    const body = new FormData()
    body.set('_payload', JSON.stringify(file === 'logo' ? { kind: 'logo' } : pictureOf(form)))
    body.set('file', chosen)
    const kept = await askStudio<{ doc: { id: number } }>('/api/media', { method: 'POST', body })
    if (!kept.ok) return kept
    typed[file] = kept.value.doc.id
  }
  const answer = await askStudio(address, { method: 'POST', body: typed })
  return answer.ok ? undefined : answer
}

/** The record of the picture, as the studio's own form of a picture sends it. */
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
