/** The last edition that keeps the legacy screens (spec/asked §2: "Years above 2022 use the newer screens"). */
const LAST_LEGACY_YEAR = 2022

export type Family = 'current' | 'legacy'

/** The screens with which an edition is shown (spec/asked §2). Fixed routes without a year use `current`. */
export function family(year: number): Family {
  return year > LAST_LEGACY_YEAR ? 'current' : 'legacy'
}
