import {
  schedulePublishHandler,
  type SchedulePublishHandlerArgs,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { findReleaseProblem } from 'content/releases/releases.ts'
import { canAccessAdmin, type ServerFunction } from 'payload'

/** Payload's `schedule-publish`. A release that would be refused today is not set, and the studio says why. */
export const scheduleRelease: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { doc, req, type } = args
  await canAccessAdmin({ req })
  if (doc) {
    const status = type === 'unpublish' ? 'draft' : 'published'
    const owner = { collection: doc.relationTo, id: Number(doc.value) }
    const error = await findReleaseProblem(owner, status, req)
    if (error !== undefined) return { error }
  }
  return schedulePublishHandler(args)
}
