/** A label of the configuration. Labels are plain texts here; Payload also allows functions and translations. */
export function labelText(label: unknown): string {
  return typeof label === 'string' ? label : ''
}
