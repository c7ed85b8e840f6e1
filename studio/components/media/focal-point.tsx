'use client'

import { cropsOf, type Focal } from 'contract/rules/crops.ts'
import type { PointerEvent } from 'react'
import { useDocumentInfo, useField } from '../payload-ui.ts'
import styles from './file.module.css'

const CENTRE = 50
const WHOLE = 100

interface FocalPointProps {
  readonly src: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

export function FocalPoint({ src, ...picture }: FocalPointProps) {
  const { hasSavePermission } = useDocumentInfo()
  const left = useField<number | null>({ path: 'focalX' })
  const top = useField<number | null>({ path: 'focalY' })
  const point = { x: left.value ?? CENTRE, y: top.value ?? CENTRE }
  const isReadOnly = !hasSavePermission

  function follow(event: PointerEvent<HTMLElement>) {
    if (isReadOnly || event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    left.setValue(percent((event.clientX - box.left) / box.width))
    top.setValue(percent((event.clientY - box.top) / box.height))
  }

  return (
    <div className={styles['focal']}>
      <div>
        {/* For keyboards, the two sliders do the same. */}
        <div
          className={styles['stage']}
          data-testid="focal-stage"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
          }}
          onPointerMove={follow}
        >
          <img src={src} alt="" draggable={false} {...picture} />
          <span className={styles['point']} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
        </div>
        <fieldset className={styles['sliders']} disabled={isReadOnly}>
          <legend>Focal point: what must stay in sight when the picture is cut</legend>
          <Slider label="From the left" value={point.x} onChange={left.setValue} />
          <Slider label="From the top" value={point.y} onChange={top.setValue} />
        </fieldset>
      </div>
      <Crops src={src} picture={picture} focal={{ x: point.x / WHOLE, y: point.y / WHOLE }} />
    </div>
  )
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={WHOLE}
        value={value}
        aria-valuetext={`${value} percent`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output>{value} %</output>
    </label>
  )
}

interface CropsProps {
  readonly src: string
  readonly picture: Omit<FocalPointProps, 'src'>
  readonly focal: Focal
}

function Crops({ src, picture, focal }: CropsProps) {
  return (
    <section aria-label="On the site">
      <ul className={styles['crops']}>
        {cropsOf(picture, focal).map(({ where, ratio, position }) => (
          <li key={where}>
            <img
              src={src}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${position.x}% ${position.y}%` }}
            />
            <span>{where}</span>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>
        The page of an event, galleries and the large view show the whole picture.
      </p>
    </section>
  )
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * WHOLE)
}
