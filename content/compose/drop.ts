/** Something left out of the answers, and why. */
export interface Drop {
  readonly key: string
  /** Empty where the schema found it: the key says enough. */
  readonly collection: string
  readonly id: string
  readonly field: string
  readonly message: string
}
