'use client'

import { creditWords } from 'content/lists/words.ts'
import { isPicture, kindWords } from 'content/media/media-kinds.ts'
import type { Media } from 'content/payload-types.ts'
import Link from 'next/link'
import { useListDrawerContext, useListQuery, useSelection } from '../payload-ui.ts'
import styles from './media.module.css'

interface GridProps {
  readonly isTrash: boolean
  /** Whether several cards can be chosen, to edit or delete them together. */
  readonly canSelect: boolean
}

export function MediaGrid(props: GridProps) {
  const { data } = useListQuery()
  return (
    <ul className={styles['grid']}>
      {((data?.docs ?? []) as Media[]).map((media) => (
        // The rows of this list are media.
        <Card key={media.id} media={media} {...props} />
      ))}
    </ul>
  )
}

interface CardProps extends GridProps {
  readonly media: Media
}

function Card({ media, isTrash, canSelect }: CardProps) {
  const { selected, setSelection } = useSelection()
  const { onSelect } = useListDrawerContext()
  const { id, filename, kind } = media
  const name = filename ?? 'A file without a name'
  const face = (
    <>
      <Picture media={media} />
      <strong>{name}</strong>
    </>
  )
  return (
    <li className={styles['card']} data-selected={selected.get(id) || undefined}>
      {onSelect ? (
        <button
          type="button"
          className={styles['face']}
          onClick={() => onSelect({ collectionSlug: 'media', doc: media, docID: String(id) })}
        >
          {face}
        </button>
      ) : (
        <Link className={styles['face']} href={placeOf(media, isTrash)} prefetch={false}>
          {face}
        </Link>
      )}
      <Alt media={media} />
      {kind === 'photograph' && <CreditLine media={media} />}
      <p className={styles['kind']}>{kindWords(kind)}</p>
      {canSelect && (
        <label className={styles['select']}>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selected.get(id) === true}
            onChange={() => setSelection(id)}
          />
        </label>
      )}
    </li>
  )
}

/** The picture has no alternative text here, because the same text is beside it. */
function Picture({ media }: { readonly media: Media }) {
  const { kind, thumbnailURL } = media
  if (!isPicture(media) || !thumbnailURL)
    return <span className={styles['noPicture']}>{kindWords(kind)}</span>
  return <img src={thumbnailURL} alt="" loading="lazy" data-kind={kind} />
}

function Alt({ media: { alt, decorative, kind } }: { readonly media: Media }) {
  if (alt) return <p className={styles['alt']}>{alt}</p>
  if (kind !== 'photograph') return null
  if (decorative) return <p className={styles['alt']}>Decorative</p>
  return <p className="finding finding--should">No alternative text</p>
}

function CreditLine({ media: { credit } }: { readonly media: Media }) {
  const words = creditWords(credit) || credit?.copyright
  if (!words) return <p className="finding finding--should">No credit</p>
  return <p className={styles['credit']}>{words}</p>
}

function placeOf({ id }: Media, isTrash: boolean): string {
  return `/admin/collections/media/${isTrash ? 'trash/' : ''}${id}`
}
