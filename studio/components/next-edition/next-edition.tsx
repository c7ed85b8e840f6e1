import { findCurrentEdition } from 'content/editions/find-editions.ts'
import { moved, movedDays } from 'content/next-edition/moved-days.ts'
import { findUndoFacts, type UndoFacts, type UndoRecord } from 'content/next-edition/undo.ts'
import { MAY_BEGIN } from 'content/access/rights.ts'
import { isOneOf } from 'content/access/roles.ts'
import type { Festival } from 'content/payload-types.ts'
import { findLeftIn, type LeftKind } from 'content/releases/edition-release.ts'
import { formatDate } from 'contract/rules/local-time.ts'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { Fragment } from 'react'
import { BeginForm } from '../begin/begin-form.tsx'
import { formOf } from 'content/saving/form-of.ts'
import { kindOf } from '../parts/form-of.ts'
import { parameter, StaffView } from '../views/staff-view.tsx'
import { ReleaseOfAll } from './release-of-all.tsx'
import { Undone } from './undone.tsx'

const YEARS_LATER = [1, 2, 3, 4]

/** `/admin/next-edition`: begins the next edition from the current one. Until the switch, that can be undone. */
export async function NextEdition(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const title = 'Next edition'
  if (!req.user) return <StaffView of={props} title={title} />
  const current = await findCurrentEdition(req)
  return (
    <StaffView of={props} title={title}>
      {!isOneOf(MAY_BEGIN, req) && <p>An administrator begins the next edition.</p>}
      {isOneOf(MAY_BEGIN, req) && current?._status !== 'published' && (
        <p>
          There is no public edition to begin the next one from.{' '}
          <a href="/admin/begin">First steps</a> leads to the first.
        </p>
      )}
      {isOneOf(MAY_BEGIN, req) && current?._status === 'published' && (
        <Next
          current={current}
          asked={Number(parameter(props, 'year'))}
          undone={Number(parameter(props, 'undone'))}
          req={req}
        />
      )}
      {current && <StillLastYear current={current} req={req} />}
    </StaffView>
  )
}

interface BeginProps {
  readonly current: Festival
  /** The year in the address. */
  readonly asked: number
}

interface NextProps extends BeginProps {
  /** The year whose beginning was just undone; 0 if none was. */
  readonly undone: number
  readonly req: PayloadRequest
}

async function Next({ current, asked, undone, req }: NextProps) {
  const { docs } = await req.payload.find({
    collection: 'festivals',
    // An edition whose beginning was undone after visitors had seen it still exists as withdrawn. Its year may be begun
    // again.
    where: { year: { greater_than: current.year }, withdrawn: { not_equals: true } },
    draft: true,
    depth: 0,
    limit: 1,
    sort: 'year',
    req,
  })
  const [next] = docs
  if (!next)
    return (
      <>
        {undone > 0 && <Undone year={undone} />}
        <BeginNext current={current} asked={asked} />
      </>
    )
  const facts = await findUndoFacts(next.year, req)
  const left = await findLeftIn(facts, req)
  return (
    <>
      <p>
        <a href={`/admin/collections/festivals/${next.id}`}>{next.name}</a> has begun; each part of
        it is public once you publish it, or all of it is by itself at a time that you set below.
        The switch is <em>Current edition</em> in the{' '}
        <a href="/admin/globals/site">site settings</a>: publish {next.year} there once the edition
        is public; or choose it there, leave it a draft, and it goes with the release below.{' '}
        {current.year} then is a past edition, under its year, as it was.
      </p>
      {facts && <Made facts={facts} left={left} req={req} />}
      {facts && <ReleaseOfAll edition={next} left={left} req={req} />}
      {facts && <Undo facts={facts} />}
    </>
  )
}

function BeginNext({ current, asked }: BeginProps) {
  const { year, start, end, types, precincts } = current
  const years = YEARS_LATER.map((later) => year + later)
  const to = years.includes(asked) ? asked : year + 1
  const days = movedDays(start, to)
  const inWords = (date: string) => formatDate(moved(date, days), 'weekday')
  return (
    <>
      <p>This makes drafts from {year}. Visitors see nothing of them until you publish each:</p>
      <ul>
        <li>
          the edition of {to} with its {types.length} types, {precincts.length} precincts, colours
          and texts, from {inWords(start)} to {inWords(end)}: the same weekdays, as near as can be
          to the dates of {year}
        </li>
        <li>the partners of {year} in their tiers</li>
        <li>
          the pages and program entries below /{year}, as pages below /{to}
        </li>
        <li>
          the menu and the footer, with their links to {year} turned to {to}
        </li>
      </ul>
      <p>
        Events, venues of the year, guides and the choice of the home page are made anew. A year is
        changed in names, titles and links; texts stay for you to read.
      </p>
      <p>
        For another year:
        {years
          .filter((other) => other !== to)
          .map((other) => (
            <Fragment key={other}>
              {' '}
              <a href={`?year=${other}`}>{other}</a>
            </Fragment>
          ))}
      </p>
      <BeginForm
        address="/api/next-edition"
        button={`Begin ${to} from ${year}`}
        sent={{ from: year, to }}
      />
    </>
  )
}

interface MadeProps {
  readonly facts: UndoFacts
  /** The records that are neither public nor in a release. */
  readonly left: readonly LeftKind[]
  readonly req: PayloadRequest
}

function Made({ facts, ...shown }: MadeProps) {
  const { year, from, made, takenBack } = facts
  return (
    <>
      <h2>What {year} has so far</h2>
      <p>
        Read the texts: what was made from {from} has its words, with {year} in names, titles and
        links only. Fields that still name {from} or its days are listed below their record.
      </p>
      <Records of={made} from={from} {...shown} />
      {takenBack.length > 0 && (
        <>
          <h2>What was there before, with {year} in its draft</h2>
          <Records of={takenBack} from={from} {...shown} />
        </>
      )}
    </>
  )
}

/** Shown after the switch, as long as a text that was made for the edition names the one before. */
async function StillLastYear({ current, req }: Pick<NextProps, 'current' | 'req'>) {
  const facts = await findUndoFacts(current.year, req)
  const stale = facts?.made.filter((record) => record.stale.length > 0) ?? []
  if (!facts || stale.length === 0) return null
  const { from, year } = facts
  return (
    <>
      <h2>
        Texts of {year} that still name {from}
      </h2>
      <Records of={stale} from={from} left={await findLeftIn(facts, req)} req={req} />
    </>
  )
}

const STATES: Readonly<Record<UndoRecord['state'], string>> = {
  draft: 'draft',
  changed: 'public, with changes that are not',
  public: 'public',
}

interface RecordsProps extends Omit<MadeProps, 'facts'> {
  /** The year of the edition that the records were made from. */
  readonly from: number
  readonly of: readonly UndoRecord[]
}

function Records({ of, from, left, req }: RecordsProps) {
  return (
    <ul>
      {of.map((record) => {
        const { target, title, state, stale } = record
        const words = [
          ...kindOf(target, req),
          STATES[state],
          ...(isPlanned(record, left) ? ['in a release'] : []),
        ]
        return (
          <li key={formOf(target)}>
            <a href={formOf(target)}>{title}</a> ({words.join(', ')})
            {stale.length > 0 && (
              <p className="finding finding--should">
                Still names {from}: {stale.join('; ')}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The records of `left` are in no release. */
function isPlanned({ state, target }: UndoRecord, left: readonly LeftKind[]): boolean {
  const form = formOf(target)
  const isLeft = left.some(({ records }) => records.some((each) => formOf(each.target) === form))
  return state !== 'public' && !isLeft
}

/** Folded, so that a single press cannot delete the work of months. */
function Undo({ facts }: Pick<MadeProps, 'facts'>) {
  const { year, from, removed, takenDown, takenBack, refusal } = facts
  const edited = [...removed, ...takenBack].filter(({ isEdited }) => isEdited)
  return (
    <details>
      <summary>Undo</summary>
      {refusal && <p>It cannot be undone as one step: {refusal}.</p>}
      {!refusal && (
        <>
          <p>
            Until {year} is the current edition, all of it can be taken back: {removed.length}{' '}
            drafts that were made from {from} or for {year} are deleted, and {takenBack.length}{' '}
            drafts of records that were there before lose what was added.
          </p>
          <Titles
            of={takenDown}
            said="Visitors have seen these. They are taken down, and their addresses say that they are gone:"
          />
          <Titles
            of={edited}
            said="Somebody has made or edited these since, and that would go too:"
          />
          <BeginForm
            address="/api/next-edition/undo"
            button={`Undo the beginning of ${year}`}
            sent={{ year }}
            next={`/admin/next-edition?undone=${year}`}
          />
        </>
      )}
    </details>
  )
}

function Titles({ of, said }: { readonly of: UndoFacts['removed']; readonly said: string }) {
  if (of.length === 0) return null
  return (
    <>
      <p>{said}</p>
      <ul>
        {of.map(({ target, title }) => (
          <li key={JSON.stringify(target)}>{title}</li>
        ))}
      </ul>
    </>
  )
}
