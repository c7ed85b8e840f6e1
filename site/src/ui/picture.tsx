import type { ReactNode } from 'react'
import type { PictureView } from '../views/picture.ts'
import { PictureCaption } from './picture-caption.tsx'
import styles from './picture.module.css'

export interface PictureProps {
  readonly view: PictureView
  /**
   * A `sizes` attribute: above 1024 px its share of the twelve columns, below mostly the whole window. Margins and
   * gutters are left out, because they hardly change which file a browser takes.
   */
  readonly sizes: string
  /** Whether it is the page's leading picture, which is loaded first and never fades in. */
  readonly leading?: boolean
  /** Whether the text beside it already describes it. */
  readonly decorative?: boolean
  /** Whether it is cropped to its layout class, as in cards. */
  readonly cropped?: boolean
}

/** The box has the picture's ratio before the file is loaded (spec/behaviour §20; `browser/shell/pictures.ts`). */
export function Picture({
  view,
  sizes,
  leading = false,
  decorative = false,
  cropped = false,
}: PictureProps) {
  return (
    // Another picture needs a new element, because the attributes that a script has set belong to this picture.
    <span
      key={view.src}
      className={styles.box}
      data-layout={view.layout}
      data-cropped={cropped || undefined}
      data-focal={view.focal}
    >
      {/* The tone is drawn as a rectangle, because the policy forbids style attributes (spec/design TK5). */}
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
          <PictureCaption text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
