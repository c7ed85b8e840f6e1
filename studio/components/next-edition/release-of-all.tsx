import type { Festival } from 'content/payload-types.ts'
import type { LeftKind } from 'content/releases/edition-release.ts'
import { findRecordReleases } from 'content/releases/record-releases.ts'
import type { PayloadRequest } from 'payload'
import { Fragment } from 'react'
import { BeginForm } from '../begin/begin-form.tsx'
import { FormDate } from '../page-form/date-inputs.tsx'
import { Boxes, TextInput } from '../page-form/inputs.tsx'
import { ReleasePress } from '../releases/release-press.tsx'

interface ReleaseProps {
  readonly edition: Festival
  readonly left: readonly LeftKind[]
  readonly req: PayloadRequest
}

export async function ReleaseOfAll({ edition: { id, year }, left, req }: ReleaseProps) {
  const {
    planned: all,
    presets,
    clock,
  } = await findRecordReleases({ collection: 'festivals', id }, req)
  const planned = all.filter(({ act }) => act === 'publish')
  return (
    <section aria-labelledby="release">
      <h2 id="release">Release {year}</h2>
      {planned.map(({ release, words }) => (
        <Fragment key={release}>
          <p>
            The edition: <a href={`/admin/releases#release-${release}`}>{words}</a>.
            {left.length === 0 && ' All that is not public yet is in a release.'}
          </p>
          <AddLeft left={left} year={year} release={release} />
        </Fragment>
      ))}
      {planned.length === 0 && left.length === 0 && <p>All of it is public, or in a release.</p>}
      {planned.length === 0 && left.length > 0 && (
        <>
          <p>{clock} All of it becomes public together, as it is now, or nothing does.</p>
          <BeginForm
            address="/api/releases/edition"
            button={`Set the release of ${year}`}
            lists={['kinds']}
            sent={{ year }}
          >
            <Boxes
              name="kinds"
              legend="What is to become public"
              boxes={left.map(({ kind, words }) => ({ value: kind, label: words, isTicked: true }))}
            />
            <FormDate
              name="at"
              label="Day and time"
              kind="day-and-time"
              value={presets[0]?.at}
              isNeeded
            />
            <TextInput
              name="name"
              label="Name of the release"
              value={`Edition ${year}`}
              maxLength={100}
            />
          </BeginForm>
        </>
      )}
    </section>
  )
}

interface LeftProps {
  readonly left: readonly LeftKind[]
  readonly year: number
  readonly release: number
}

function AddLeft({ left, year, release }: LeftProps) {
  if (left.length === 0) return null
  return (
    <>
      <p className="finding finding--should">
        Not in it: {left.map(({ words }) => words).join(', ')} of {year}.
      </p>
      <ReleasePress
        address="/api/releases/edition"
        body={{ year, release }}
        button="Add them to it"
        done="Added to the release"
      />
    </>
  )
}
