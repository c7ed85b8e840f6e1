'use client'

import type { JSONFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { FieldParts } from '../parts/field-parts.tsx'
import { useField, useForm, useFormFields } from '../payload-ui.ts'
import { DrawnMap } from './drawn-map.tsx'
import parts from '../parts/field-parts.module.css'
import styles from './route-field.module.css'
import { lengthM, lineOf, type RouteLine } from './route-line.ts'

const KILOMETRE = 1000

export function RouteField({ field, path: place, readOnly }: JSONFieldClientProps) {
  const { value, setValue, path, disabled } = useField<unknown>({ potentiallyStalePath: place })
  const line = lineOf(value)
  const length = useLength(path)
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isOff = Boolean(readOnly) || disabled

  const change = (next: RouteLine) => {
    setProblem(undefined)
    setValue(next.length === 0 ? null : next)
    length.follow(line, next)
  }

  const load = async (file: File | undefined) => {
    if (!file) return
    const { readRoute } = await import('./route-file.ts')
    const reading = readRoute(file.name, await file.text())
    if ('problem' in reading) return setProblem(reading.problem)
    change(reading.line)
    setIsOpen(true)
  }

  return (
    <FieldParts field={field} path={path} look="json" problem={problem}>
      {({ id, ...described }) => (
        <div className={styles['route']}>
          <output htmlFor={id}>{lineWords(line)}</output>
          <FileButton
            id={id}
            described={described['aria-describedby']}
            isOff={isOff}
            onFile={load}
          />
          <button
            type="button"
            className={parts['button']}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close the map' : 'Draw on the map'}
          </button>
          {line.length > 0 && !isOff && (
            <>
              <button
                type="button"
                className={parts['button']}
                onClick={() => change(line.slice(0, -1))}
              >
                Take back the last point
              </button>
              <button type="button" className={parts['button']} onClick={() => change([])}>
                Remove the line
              </button>
            </>
          )}
          {isOpen && (
            <DrawnMap
              line={line}
              label="Map to draw the line"
              onPick={({ lon, lat }) => {
                if (!isOff) change([...line, [lon, lat]])
              }}
            />
          )}
        </div>
      )}
    </FieldParts>
  )
}

function lineWords(line: RouteLine): string {
  if (line.length === 0) return 'No line yet.'
  const points = line.length === 1 ? '1 point' : `${line.length} points`
  return `${points}, ${(lengthM(line) / KILOMETRE).toFixed(2)} km.`
}

interface FileButtonProps {
  readonly id: string
  readonly described: string
  readonly isOff: boolean
  readonly onFile: (file: File | undefined) => Promise<void>
}

function FileButton({ id, described, isOff, onFile }: FileButtonProps) {
  const labelId = useId()
  return (
    <label className={`${parts['button']} ${styles['file']}`} id={labelId}>
      Load GPX, KML or GeoJSON
      <input
        id={id}
        type="file"
        accept=".gpx,.kml,.geojson,.json"
        aria-labelledby={labelId}
        aria-describedby={described}
        disabled={isOff}
        onChange={(event) => {
          void onFile(event.target.files?.[0])
          // Without this, the same file could not be loaded again after it was corrected.
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** Keeps the length beside the line up to date, until somebody types another length. */
function useLength(path: string) {
  const lengthPath = path.replace(/[^.]+$/, 'distance_m')
  const written = useFormFields(([fields]) => fields[lengthPath]?.value)
  const { dispatchFields } = useForm()
  return {
    follow(before: RouteLine, after: RouteLine) {
      if (typeof written === 'number' && written !== lengthM(before)) return
      const value = after.length > 1 ? lengthM(after) : null
      dispatchFields({ type: 'UPDATE', path: lengthPath, value })
    },
  }
}
