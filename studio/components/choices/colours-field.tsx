'use client'

import { ACCENT_WORDS, coloursOf, toColour, type Colours } from 'content/rules/colours.ts'
import { contrast } from 'contract/rules/colour.ts'
import { nearestReadable } from 'contract/rules/nearest-readable.ts'
import {
  accentUse,
  MIN_SMALL_TEXT_CONTRAST,
  MIN_TEXT_CONTRAST,
  resolveTheme,
  type Theme,
} from 'contract/rules/theme.ts'
import type { GroupFieldClientProps } from 'payload'
import { useState } from 'react'
import { HexColorPicker } from 'react-colorful'
import { FieldError } from '../findings/field-error.tsx'
import { fieldId } from '../findings/go-to-field.ts'
import {
  FieldDescription,
  FieldLabel,
  useField,
  useFormFields,
  withCondition,
} from '../payload-ui.ts'
import styles from './choices.module.css'
import { useEditions } from './editions.tsx'

const NAMES: Readonly<Record<keyof Theme, string>> = {
  color: 'Text',
  backgroundColor: 'Background',
  accentColor: 'Accent',
}

/** The colours of a page as swatches, with their contrasts and a sample of the page. */
export const ColoursField = withCondition(function ColoursField(props: GroupFieldClientProps) {
  const { field, path, readOnly = false } = props
  const color = useField<string | null>({ path: `${path}.color` })
  const backgroundColor = useField<string | null>({ path: `${path}.backgroundColor` })
  const accentColor = useField<string | null>({ path: `${path}.accentColor` })
  const fields = { color, backgroundColor, accentColor }
  const own: Colours = {
    color: color.value,
    backgroundColor: backgroundColor.value,
    accentColor: accentColor.value,
  }
  const base = useEditionColours()
  const page = coloursOf(own, base)

  return (
    <div className="field-type group-field group-field--top-level" id={fieldId(path)}>
      <h3>{typeof field.label === 'string' ? field.label : 'Colours'}</h3>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
      <div className={styles['colours']}>
        <div className={styles['swatches']}>
          {(Object.keys(NAMES) as (keyof Theme)[]).map((name) => (
            <Swatch
              key={name}
              field={fields[name]}
              inherited={coloursOf(base)[name]}
              label={NAMES[name]}
              readOnly={readOnly}
            />
          ))}
        </div>
        <Sample page={page} />
      </div>
      <TextContrast onUse={readOnly ? undefined : color.setValue} page={page} />
      <p className={styles['note']}>
        Accent on background: {ratioOf(page.accentColor, page.backgroundColor)}.{' '}
        {ACCENT_WORDS[accentUse(page.accentColor, page.backgroundColor)]}.
      </p>
    </div>
  )
})

/** One colour, as text and by a picker. */
function Swatch({
  field,
  inherited,
  label,
  readOnly,
}: {
  readonly field: ReturnType<typeof useField<string | null>>
  readonly inherited: string
  readonly label: string
  readonly readOnly: boolean
}) {
  const [isOpen, setIsOpen] = useState(false)
  const { path, setValue, value } = field
  const shown = toColour(value ?? '') ?? inherited
  const id = fieldId(path)
  return (
    <div className={`field-type text ${styles['swatch']}`}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <FieldError path={path} />
      <div className={styles['colour']}>
        <button
          aria-expanded={isOpen}
          aria-label={`Pick ${label.toLowerCase()}`}
          className={styles['patch']}
          disabled={readOnly}
          onClick={() => setIsOpen(!isOpen)}
          style={{ backgroundColor: shown }}
          type="button"
        />
        <input
          disabled={readOnly}
          id={id}
          onChange={({ target }) => setValue(target.value)}
          placeholder={inherited}
          spellCheck={false}
          type="text"
          value={value ?? ''}
        />
        {value && !readOnly && (
          <button className={styles['plain']} onClick={() => setValue(null)} type="button">
            Clear<span className={styles['hidden']}> {label.toLowerCase()}</span>
          </button>
        )}
      </div>
      {isOpen && <HexColorPicker color={shown} onChange={setValue} />}
    </div>
  )
}

/** The contrast of the text, and a better colour if it is too low. */
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

/** A small page in the site's style; 66 % is the site's own share (`INK_SHARE` in `contract/rules/colour.ts`). */
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

/** The colours of the edition that the record belongs to; undefined when it belongs to none. */
function useEditionColours(): Colours | undefined {
  const festival = useFormFields(([fields]) => fields['festival']?.value)
  return useEditions()?.find(({ id }) => id === festival)?.theme
}
