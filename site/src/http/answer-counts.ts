export interface AnswerCounts {
  readonly add: (status: number) => void
  /** The first digit of the status, and how often it was answered. */
  entries(): Iterable<readonly [number, number]>
}

/** Answers by the class of their status, in plain integers: this is on the path of every request. */
export function createAnswerCounts(): AnswerCounts {
  const counts = new Map([2, 3, 4, 5].map((digit) => [digit, 0]))
  return {
    add(status) {
      const digit = Math.trunc(status / 100)
      counts.set(digit, (counts.get(digit) ?? 0) + 1)
    },
    entries: () => counts,
  }
}
