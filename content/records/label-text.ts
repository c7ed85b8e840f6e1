import type { PayloadRequest } from 'payload'

/** Our labels are plain texts; Payload also allows functions and translations. */
export function labelText(label: unknown, otherwise = ''): string {
  return typeof label === 'string' ? label : otherwise
}

/** The name for staff, such as *Header and menu*. */
export function globalLabel(slug: string, req: PayloadRequest): string {
  const { globals } = req.payload.config
  return labelText(globals.find((each) => each.slug === slug)?.label, slug)
}
