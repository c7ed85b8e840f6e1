import type { ReactNode } from 'react'
import type { PictureView } from '../views/picture.ts'
import { Caption } from './caption.tsx'
import styles from './picture.module.css'
import { useArrival } from './use-arrival.ts'

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

/** A picture in its box: the box has its ratio before any byte is there (spec/behaviour §20). */
export function Picture(props: PictureProps) {
  // Another picture arrives anew.
  return <Box key={props.view.src} {...props} />
}

function Box({ view, sizes, leading = false, decorative = false, cropped = false }: PictureProps) {
  const { image, arrival } = useArrival({ isLeading: leading })
  const alt = decorative ? '' : view.alt
  const hasFailed = arrival === 'failed'
  return (
    <span
      className={styles.box}
      data-layout={view.layout}
      data-cropped={cropped || undefined}
      data-focal={view.focal}
      data-arrival={arrival}
      data-loaded={arrival === 'loaded' || undefined}
    >
      <svg className={styles.tone} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={view.tone ?? 'none'} />
      </svg>
      {view.preview && <img className={styles.preview} src={view.preview} alt="" />}
      <img
        ref={image}
        className={styles.image}
        src={hasFailed ? emptyPicture(view) : view.src}
        srcSet={hasFailed ? undefined : view.srcSet || undefined}
        sizes={view.srcSet ? sizes : undefined}
        width={view.width}
        height={view.height}
        alt={alt}
        loading={leading ? 'eager' : 'lazy'}
        fetchPriority={leading ? 'high' : undefined}
        decoding="async"
      />
      {hasFailed && alt !== '' && (
        <span className={styles.alt} aria-hidden="true">
          {alt}
        </span>
      )}
    </span>
  )
}

/** Of the failed picture's size: a browser gives a broken one the box of its alt text. */
function emptyPicture({ width, height }: PictureView): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/%3E`
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
