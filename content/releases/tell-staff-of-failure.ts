import type { Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { inParagraphs } from '../accounts/links.ts'
import { sendsMail } from '../accounts/mail.ts'
import { festivalName } from '../lookups/festival-name.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import type { Release } from '../payload-types.ts'
import { instantWords } from '../rules/instant-words.ts'
import { dueAt } from './due.ts'
import type { ReleaseProblem } from './problem.ts'

export interface Failure {
  readonly problem: string
  /** Empty if the release failed for another reason than a rule. */
  readonly problems: readonly ReleaseProblem[]
  readonly at: number
}

/**
 * Marks a release as failed, so that the studio's home shows it, and sends the mails. Does nothing if somebody has
 * moved or cancelled the release meanwhile.
 */
export async function tellStaffOfFailure(
  payload: Payload,
  { id, at: wasDue }: Release,
  { problem, problems, at }: Failure,
): Promise<void> {
  const { docs } = await payload.update({
    collection: 'releases',
    where: { id: { equals: id }, state: { equals: 'set' }, at: { equals: wasDue } },
    data: {
      state: 'failed',
      problem,
      problem_at: [...problems],
      ended_at: new Date(at).toISOString(),
    },
    depth: 0,
  })
  const [failed] = docs
  if (failed) await mailFailure(payload, failed)
}

/** Tells the administrators and the person who set the release. Without mail, only the studio's home does. */
async function mailFailure(payload: Payload, release: Release): Promise<void> {
  if (!sendsMail(payload)) return
  const { docs } = await payload.find({
    collection: 'users',
    where: {
      or: [{ role: { equals: 'administrator' } }, { email: { equals: release.set_by ?? '' } }],
    },
    depth: 0,
    pagination: false,
  })
  const festival = await festivalName(payload)
  const named = release.name ? `The release “${release.name}”` : 'A release'
  const zone = await festivalZone({ payload })
  const due = instantWords(dueAt(release, zone), zone)
  const { routes, serverURL } = payload.config
  const text = inParagraphs([
    `${named} of ${festival} was due on ${due} and failed: nothing of it is public.`,
    release.problem ?? '',
    'Put it right in the studio; under Releases it can be tried again.',
    formatAdminURL({ adminRoute: routes.admin, path: '/releases', serverURL }),
  ])
  for (const { email } of docs) {
    try {
      await payload.sendEmail({ to: email, subject: `A release of ${festival} failed`, text })
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Nobody could be told of a release that failed' })
    }
  }
}
