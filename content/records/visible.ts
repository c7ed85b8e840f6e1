import type { Where } from 'payload'

/** What visitors see: published, and not withdrawn. For collections that have both fields. */
export const VISIBLE: Where = {
  _status: { equals: 'published' },
  withdrawn: { not_equals: true },
}
