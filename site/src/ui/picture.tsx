import type { ReactNode } from 'react'
import type { PictureView } from '../views/picture.ts'
import { Caption } from './caption.tsx'
import styles from './picture.module.css'

export interface PictureProps {
  readonly view: PictureView
  /** How wide the picture is drawn, as the `sizes` attribute says it. */
  readonly sizes: string
  /** The page's one leading picture: eager, first, never faded. */
  readonly leading?: boolean
  /** The neighbour already says what is seen. */
  readonly decorative?: boolean
  /** Cut to the layout's own class in cards and rows; detail screens never crop. */
  readonly cropped?: boolean
}

/**
 * A picture in its box: the box has its ratio before any byte is there (spec/behaviour §20). `browser/shell/pictures.ts`
 * writes on the box how far it has come.
 */
export function Picture({
  view,
  sizes,
  leading = false,
  decorative = false,
  cropped = false,
}: PictureProps) {
  return (
    // Another picture arrives anew.
    <span
      key={view.src}
      className={styles.box}
      data-layout={view.layout}
      data-cropped={cropped || undefined}
      data-focal={view.focal}
    >
      <svg className={styles.tone} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={view.tone ?? 'none'} />
      </svg>
      {view.preview && <img className={styles.preview} src={view.preview} alt="" />}
      <img
        data-picture=""
        className={styles.image}
        src={view.src}
        srcSet={view.srcSet || undefined}
        sizes={view.srcSet ? sizes : undefined}
        width={view.width}
        height={view.height}
        alt={decorative ? '' : view.alt}
        loading={leading ? 'eager' : 'lazy'}
        fetchPriority={leading ? 'high' : undefined}
        decoding="async"
      />
    </span>
  )
}

/** A picture with its caption under it. */
export function Figure(props: PictureProps) {
  return (
    <Captioned caption={props.view.caption}>
      <Picture {...props} />
    </Captioned>
  )
}

export function Captioned({
  caption,
  children,
}: {
  caption: string | undefined
  children: ReactNode
}) {
  return (
    <figure className={styles.figure}>
      {children}
      {caption && (
        <figcaption>
          <Caption text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
