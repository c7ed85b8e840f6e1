/** Something left out of the answers, and why. */
export interface Drop {
  readonly key: string
  /** Empty if a schema found the problem: the key identifies the answer. */
  readonly collection: string
  readonly id: string
  readonly field: string
  readonly message: string
}
