import { stepsOf, type Begun, type Step, type StepKey } from 'content/begin/steps.ts'
import { USUAL_LINKS, USUAL_TYPES } from 'content/begin/usual.ts'
import { wordsOf } from 'contract/answers/field.ts'
import { PlaceType } from 'contract/answers/stubs.ts'
import type { ReactNode } from 'react'
import { BeginForm } from './begin-form.tsx'
import styles from './begin.module.css'
import { EventInputs } from './event-inputs.tsx'
import { zoneOptions } from '../choices/zone-words.ts'

interface Props {
  readonly begun: Begun
  /** The address of the public site. */
  readonly siteOrigin: string
}

/**
 * Every step with its purpose, what exists already, and a link to the whole record. An open step also has a short
 * form.
 */
export function BeginSteps({ begun }: Props) {
  const steps = stepsOf(begun)
  const next = steps.find(({ isDone, isOptional }) => !isDone && !isOptional)
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.key}>
          <details open={step === next}>
            <summary>
              <span>
                {index + 1}. {step.title}
              </span>
              <span className={styles.state}>{stateOf(step)}</span>
            </summary>
            <p>{step.purpose}</p>
            {step.isDone ? null : <Form step={step.key} begun={begun} />}
            {step.place && (
              <p>
                {step.isDone ? 'Change it in' : 'All of it is in'}{' '}
                <a href={`/admin${step.place.path}`}>{step.place.label}</a>.
              </p>
            )}
          </details>
        </li>
      ))}
    </ol>
  )
}

function stateOf({ isDone, isOptional, found }: Step): string {
  if (isDone) return found ? `Done: ${found}` : 'Done'
  return isOptional ? 'May stay open' : 'To do'
}

function Form({ step, begun }: { readonly step: StepKey; readonly begun: Begun }) {
  const needed = neededBefore(step, begun)
  if (needed) return <p>First: {needed}.</p>
  return FORMS[step](begun)
}

/** What must exist before a step. */
function neededBefore(step: StepKey, { edition, isEditionPublic, venues }: Begun) {
  if (step === 'name' || step === 'edition' || step === 'menu') return undefined
  if (!edition?.start) return 'the year and the dates'
  if (step === 'opening' && !edition.types?.length) return 'the types of the program'
  if (step === 'opening' && !edition.precincts?.length) return 'the precincts'
  if (step === 'venue' && !edition.precincts?.length) return 'the precincts'
  if (step === 'event' && !isEditionPublic) return 'the edition goes public'
  if (step === 'event' && venues.length === 0) return 'the first venue'
  return undefined
}

const FORMS: Readonly<Record<StepKey, (begun: Begun) => ReactNode>> = {
  name: () => (
    <BeginForm address="/api/begin/name" button="Save the name">
      <Input name="name" label="Name, without a year" isNeeded />
      <Input name="description" label="What the festival is, in a sentence" />
    </BeginForm>
  ),
  edition: ({ site }) => (
    <BeginForm address="/api/begin/edition" button="Save the edition">
      <Input name="name" label="Name of the edition" value={site.name ?? ''} isNeeded />
      <div className={styles.row}>
        <Input name="year" label="Year" kind="number" isNeeded />
        <Input name="start" label="First day" kind="date" isNeeded />
        <Input name="end" label="Last day" kind="date" isNeeded />
      </div>
      <Input name="where" label="Town or region, such as Bendigo" />
      <label>
        Time zone
        <select name="zone" defaultValue="Australia/Melbourne">
          {zoneOptions().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Box name="says" value="yes" label="Let visitors read place and dates at once" isTicked />
    </BeginForm>
  ),
  look: () => (
    <BeginForm address="/api/begin/look" button="Save the look" file="logo">
      <Input name="theme_title" label="Title or theme, a few words" />
      <div className={styles.row}>
        <Input name="color" label="Text" kind="color" value="#000000" />
        <Input name="backgroundColor" label="Background" kind="color" value="#ffffff" />
        <Input name="accentColor" label="Accent" kind="color" value="#8c8c8c" />
      </div>
      <label>
        Logo, an SVG or PNG: square, for the tabs of browsers and home screens
        <input type="file" name="file" accept="image/svg+xml,image/png" />
      </label>
      <p>
        On the pages the name stands in letters. A logo that is there already, and a picture for
        shared links, are chosen in <a href="/admin/globals/site">Site settings</a>.
      </p>
    </BeginForm>
  ),
  types: () => (
    <BeginForm address="/api/begin/types" button="Save the types" lists={['types']}>
      <fieldset>
        <legend>Which of these will there be?</legend>
        {USUAL_TYPES.map(({ key, title }, index) => (
          <Box key={key} name="types" value={key} label={title} isTicked={index < 2} />
        ))}
      </fieldset>
    </BeginForm>
  ),
  precincts: () => (
    <BeginForm address="/api/begin/precincts" button="Save the precincts">
      <label>
        Names, each on a line of its own
        <textarea name="titles" rows={4} required />
      </label>
    </BeginForm>
  ),
  opening: () => (
    <BeginForm address="/api/begin/opening" button="Make the edition public" file="lead_image">
      <label>
        Leading picture, 2,000 pixels wide or more
        <input type="file" name="file" accept="image/jpeg,image/png,image/webp" required />
      </label>
      <Input name="alt" label="What can be seen, for those who cannot see it" isNeeded />
      <div className={styles.row}>
        <Input name="artist" label="Artist or photographer" isNeeded />
        <Input name="copyright" label="Copyright, such as © Noor Castellane" isNeeded />
      </div>
      <label>
        Introduction, a sentence or two
        <textarea name="intro" rows={3} required />
      </label>
    </BeginForm>
  ),
  venue: ({ edition }) => (
    <BeginForm address="/api/begin/venue" button="Publish the venue">
      <Input name="name" label="Name of the venue" isNeeded />
      <div className={styles.row}>
        <Choice name="place_type" label="What it is" options={PLACE_TYPES} />
        <Choice
          name="precinct"
          label="Precinct"
          options={(edition?.precincts ?? []).map(({ key, title }) => [key, title])}
        />
      </div>
      <Input name="line1" label="Street and number" isNeeded />
      <div className={styles.row}>
        <Input name="suburb" label="Suburb or town" isNeeded />
        <Input name="state" label="State" isNeeded />
        <Input name="postcode" label="Postcode" isNeeded />
        <Input name="country" label="Country, two letters" value="AU" isNeeded />
      </div>
      <Input
        name="place"
        label="Place on the map: paste a link of Google Maps or OpenStreetMap, or its coordinates"
        isNeeded
      />
    </BeginForm>
  ),
  event: ({ edition, venues }) => (
    <BeginForm address="/api/begin/event" button="Publish the event">
      <EventInputs
        types={(edition?.types ?? []).map(({ key, singular, kind }) => ({ key, singular, kind }))}
        venues={venues}
        day={edition?.start ?? ''}
        last={edition?.end ?? ''}
      />
    </BeginForm>
  ),
  menu: () => (
    <BeginForm address="/api/begin/menu" button="Make the menu" lists={['links']}>
      <Input name="title" label="Title above the links" value="Program" isNeeded />
      <fieldset>
        <legend>Where it leads</legend>
        {USUAL_LINKS.map(({ title, link }, index) => (
          <Box key={link} name="links" value={link} label={title} isTicked={index < 2} />
        ))}
      </fieldset>
    </BeginForm>
  ),
}

/** Online places need an address of another kind, so they are created in their own form. */
const PLACE_TYPES = Object.entries(wordsOf(PlaceType).choices ?? {}).filter(
  ([value]) => value !== 'online',
)

interface InputProps {
  readonly name: string
  readonly label: string
  readonly kind?: 'text' | 'date' | 'number' | 'color'
  readonly value?: string
  readonly isNeeded?: boolean
}

function Input({ name, label, kind = 'text', value = '', isNeeded = false }: InputProps) {
  return (
    <label>
      {label}
      <input name={name} type={kind} defaultValue={value} required={isNeeded} />
    </label>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, words: string])[]
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

interface BoxProps {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isTicked?: boolean
}

function Box({ name, value, label, isTicked = false }: BoxProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked} /> {label}
    </label>
  )
}
