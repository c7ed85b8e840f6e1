'use client'

import { ACCENT_WORDS, coloursOf, toColour, type Colours } from 'content/rules/colours.ts'
import { contrast } from 'contract/rules/colour.ts'
import { nearestReadable } from 'contract/rules/suggest-colour.ts'
import {
  accentUse,
  MIN_SMALL_TEXT_CONTRAST,
  MIN_TEXT_CONTRAST,
  resolveTheme,
  type Theme,
} from 'contract/rules/theme.ts'
import { useState, type ReactNode } from 'react'
import { HexColorPicker } from 'react-colorful'
import styles from './choices.module.css'

export type ColourName = keyof Theme

export const COLOUR_NAMES: readonly (readonly [name: ColourName, label: string])[] = [
  ['color', 'Text'],
  ['backgroundColor', 'Background'],
  ['accentColor', 'Accent'],
]

interface Props {
  readonly own: Colours
  /** The colours that are used where `own` has none; by default those of the site. */
  readonly base?: Colours | undefined
  /** Absent when the colours may not be changed. */
  readonly onChange?: ((name: ColourName, colour: string | null) => void) | undefined
  readonly idOf: (name: ColourName) => string
  readonly errors: Readonly<Record<ColourName, ReactNode>>
}

export function ColourSwatches({ own, base, onChange, idOf, errors }: Props) {
  const page = coloursOf(own, base)
  return (
    <>
      <div className={styles['colours']}>
        <div className={styles['swatches']}>
          {COLOUR_NAMES.map(([name, label]) => (
            <Swatch
              key={name}
              id={idOf(name)}
              error={errors[name]}
              inherited={coloursOf(base)[name]}
              label={label}
              onChange={onChange && ((colour) => onChange(name, colour))}
              value={own[name] ?? ''}
            />
          ))}
        </div>
        <Sample page={page} />
      </div>
      <TextContrast onUse={onChange && ((colour) => onChange('color', colour))} page={page} />
      <p className={styles['note']}>
        Accent on background: {ratioOf(page.accentColor, page.backgroundColor)}.{' '}
        {ACCENT_WORDS[accentUse(page.accentColor, page.backgroundColor)]}.
      </p>
    </>
  )
}

interface SwatchProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly inherited: string
  readonly error: ReactNode
  readonly onChange: ((colour: string | null) => void) | undefined
}

function Swatch({ id, label, value, inherited, error, onChange }: SwatchProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = toColour(value) ?? inherited
  return (
    <div className={`field-type text ${styles['swatch']}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {error}
      <div className={styles['colour']}>
        <button
          aria-expanded={isOpen}
          aria-label={`Pick ${label.toLowerCase()}`}
          className={styles['patch']}
          disabled={!onChange}
          onClick={() => setIsOpen(!isOpen)}
          style={{ backgroundColor: shown }}
          type="button"
        />
        <input
          disabled={!onChange}
          id={id}
          onChange={({ target }) => onChange?.(target.value)}
          placeholder={inherited}
          spellCheck={false}
          type="text"
          value={value}
        />
        {value && onChange && (
          <button className={styles['plain']} onClick={() => onChange(null)} type="button">
            Clear<span className={styles['hidden']}> {label.toLowerCase()}</span>
          </button>
        )}
      </div>
      {isOpen && onChange && <HexColorPicker color={shown} onChange={onChange} />}
    </div>
  )
}

function TextContrast({
  onUse,
  page: { color, backgroundColor },
}: {
  readonly onUse: ((colour: string) => void) | undefined
  readonly page: Theme
}) {
  const ratio = contrast(color, backgroundColor)
  const isRefused = ratio < MIN_SMALL_TEXT_CONTRAST
  const better = (isRefused ? [MIN_SMALL_TEXT_CONTRAST, MIN_TEXT_CONTRAST] : [MIN_TEXT_CONTRAST])
    .filter((needed) => ratio < needed)
    .flatMap((needed) => {
      const colour = nearestReadable(color, backgroundColor, needed)
      return colour === undefined ? [] : [{ colour, needed }]
    })
  return (
    <div className={styles['note']}>
      <p aria-live="polite" className={isRefused ? styles['problem'] : undefined}>
        Text on background: {ratioOf(color, backgroundColor)}.{' '}
        {isRefused
          ? `It cannot be published under ${MIN_SMALL_TEXT_CONTRAST}:1.`
          : ratio < MIN_TEXT_CONTRAST
            ? `Under ${MIN_TEXT_CONTRAST}:1 the site sets it in black or white.`
            : 'It can be read well.'}
      </p>
      {onUse &&
        better.map(({ colour, needed }) => (
          <button
            key={colour}
            className={styles['suggestion']}
            onClick={() => onUse(colour)}
            type="button"
          >
            <span className={styles['dot']} style={{ backgroundColor: colour }} />
            Use {colour}, the nearest with {needed}:1
          </button>
        ))}
    </div>
  )
}

/** The 66 % of the secondary colour are `INK_SHARE` in `contract/rules/colour.ts`. */
function Sample({ page }: { readonly page: Theme }) {
  const { accentColor, accentText, backgroundColor, color, ink2 } = resolveTheme(page)
  const secondary = ink2 === 'mix' ? `color-mix(in oklab, ${color} 66%, ${backgroundColor})` : color
  return (
    <div aria-hidden className={styles['sample']} style={{ backgroundColor, color }}>
      <strong className={styles['sampleTitle']}>A page in these colours</strong>
      <span style={{ color: secondary }}>Friday 20 March, 6.30pm</span>
      <span style={{ color: accentText === 'accent' ? accentColor : secondary }}>Exhibition</span>
      <span className={styles['sampleLine']} style={{ backgroundColor: accentColor }} />
    </div>
  )
}

function ratioOf(a: string, b: string): string {
  return `${contrast(a, b).toFixed(1)}:1`
}
