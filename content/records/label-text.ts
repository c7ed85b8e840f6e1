import type { PayloadRequest } from 'payload'

/**
 * The text of a label in the configuration. Our labels are plain texts; Payload also allows functions and
 * translations.
 */
export function labelText(label: unknown, otherwise = ''): string {
  return typeof label === 'string' ? label : otherwise
}

/** The name that staff see for a global, such as *Header and menu*. */
export function globalLabel(slug: string, req: PayloadRequest): string {
  const { globals } = req.payload.config
  return labelText(globals.find((each) => each.slug === slug)?.label, slug)
}
