import { stepsOf, type Begun, type Step, type StepKey } from 'content/begin/steps.ts'
import { USUAL_LINKS, USUAL_TYPES } from 'content/begin/usual.ts'
import { wordsOf } from 'contract/answers/field.ts'
import { PlaceType } from 'contract/answers/stubs.ts'
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { DEFAULT_ACKNOWLEDGEMENT } from 'contract/rules/usual-words.ts'
import type { ReactNode } from 'react'
import { zoneOptions } from '../choices/zone-words.ts'
import { ColourInputs } from '../page-form/colour-inputs.tsx'
import { Box, Boxes, Choice, FileInput, LongText, Row, TextInput } from '../page-form/inputs.tsx'
import { BeginForm } from './begin-form.tsx'
import styles from './begin.module.css'
import { EditionInputs } from './edition-inputs.tsx'
import { EventInputs } from './event-inputs.tsx'

interface Props {
  readonly begun: Begun
}

export function BeginSteps({ begun }: Props) {
  const steps = stepsOf(begun)
  const next = steps.find(({ isDone, isOptional }) => !isDone && !isOptional)
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.key}>
          <details key={`${step.isDone}`} open={step === next}>
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
                {step.isDone ? 'Change it in' : 'Everything else is in'}{' '}
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
  return isOptional ? 'Optional' : 'To do'
}

function Form({ step, begun }: { readonly step: StepKey; readonly begun: Begun }) {
  const needed = neededBefore(step, begun)
  if (needed) return <p>First: {needed}.</p>
  return FORMS[step](begun)
}

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
      <TextInput name="name" label="Name, without a year" isNeeded />
      <TextInput name="description" label="What the festival is, in a sentence" />
    </BeginForm>
  ),
  edition: ({ site }) => (
    <BeginForm address="/api/begin/edition" button="Save the edition">
      <TextInput name="name" label="Name of the edition" value={site.name ?? ''} isNeeded />
      <EditionInputs />
      <TextInput name="where" label="Town or region, such as Bendigo" />
      <Choice
        name="zone"
        label="Time zone"
        options={zoneOptions().map(({ value, label }) => [value, label])}
        value={DEFAULT_ZONE}
      />
      <LongText
        name="acknowledgement"
        label="Acknowledgement of Country, read first by every visitor: name the peoples of your place. At first it has Melbourne’s words"
        rows={4}
        value={DEFAULT_ACKNOWLEDGEMENT}
        isNeeded
      />
      <Box name="says" value="yes" label="Let visitors read place and dates at once" isTicked />
    </BeginForm>
  ),
  look: ({ isEditionPublic }) => (
    <BeginForm address="/api/begin/look" button="Save the look" file="logo">
      {isEditionPublic && <p>The edition is public: visitors see the new look at once.</p>}
      <TextInput name="theme_title" label="Title or theme, a few words" />
      <ColourInputs />
      <FileInput
        label="Logo, an SVG or PNG: square, for the tabs of browsers and home screens"
        accept="image/svg+xml,image/png"
      />
      <p>
        Pages show the name as text. To choose a logo that is already uploaded, or a picture for
        shared links, open <a href="/admin/globals/site">Site settings</a>.
      </p>
    </BeginForm>
  ),
  types: () => (
    <BeginForm address="/api/begin/types" button="Save the types" lists={['types']}>
      <Boxes
        name="types"
        legend="Which of these will there be?"
        boxes={USUAL_TYPES.map(({ key, title }, index) => ({
          value: key,
          label: title,
          isTicked: index < 2,
        }))}
      />
    </BeginForm>
  ),
  precincts: () => (
    <BeginForm address="/api/begin/precincts" button="Save the precincts">
      <LongText name="titles" label="Names, each on a line of its own" rows={4} isNeeded />
    </BeginForm>
  ),
  opening: () => (
    <BeginForm address="/api/begin/opening" button="Make the edition public" file="lead_image">
      <FileInput
        label="Leading picture, 2,000 pixels wide or more"
        accept="image/jpeg,image/png,image/webp"
        isNeeded
      />
      <TextInput name="alt" label="What can be seen, for those who cannot see it" isNeeded />
      <Row>
        <TextInput name="artist" label="Artist or photographer" isNeeded />
        <TextInput name="copyright" label="Copyright, such as © Noor Castellane" isNeeded />
      </Row>
      <LongText name="intro" label="Introduction, a sentence or two" rows={3} isNeeded />
    </BeginForm>
  ),
  venue: ({ edition }) => (
    <BeginForm address="/api/begin/venue" button="Publish the venue">
      <TextInput name="name" label="Name of the venue" isNeeded />
      <Row>
        <Choice name="place_type" label="What it is" options={PLACE_TYPES} />
        <Choice
          name="precinct"
          label="Precinct"
          options={(edition?.precincts ?? []).map(({ key, title }) => [key, title])}
        />
      </Row>
      <TextInput name="line1" label="Street and number" isNeeded />
      <Row>
        <TextInput name="suburb" label="Suburb or town" isNeeded />
        <TextInput name="state" label="State" isNeeded />
        <TextInput name="postcode" label="Postcode" isNeeded />
        <TextInput name="country" label="Country, two letters" value="AU" isNeeded />
      </Row>
      <TextInput
        name="place"
        label="Place on the map: paste a link of Google Maps or OpenStreetMap, or its coordinates"
        isNeeded
      />
      <TextInput
        name="hours"
        label="Opening hours of every week, such as daily 10am–6pm, closed Monday, late Friday until 9pm (may stay empty)"
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
      <TextInput
        name="title"
        label="Heading above these links in the menu"
        value="Program"
        isNeeded
      />
      <Boxes
        name="links"
        legend="Where it leads"
        boxes={USUAL_LINKS.map(({ title, link }, index) => ({
          value: link,
          label: title,
          isTicked: index < 2,
        }))}
      />
    </BeginForm>
  ),
}

/** Online places need an address of another kind, so they are created in their own form. */
const PLACE_TYPES = Object.entries(wordsOf(PlaceType).choices ?? {}).filter(
  ([value]) => value !== 'online',
)
