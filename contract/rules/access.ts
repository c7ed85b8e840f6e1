/** Access codes and their words (spec/content A5). */

/** `place` is usually said of venues, and `program` of events and sessions, but every code is allowed everywhere. */
export const ACCESS_GROUPS = {
  place: [
    'step_free_entrance',
    'lift',
    'accessible_toilet',
    'accessible_parking',
    'accessible_tram_stop',
    'hearing_loop',
    'seating',
    'quiet_space',
    'assistance_animals',
    'prams',
  ],
  program: ['auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card'],
  notice: ['low_light', 'flashing_light', 'loud_sound', 'nudity', 'people_who_died'],
} as const

/** In the order of a venue's form. The form of an event begins with `program`. */
export const ACCESS_GROUP_LABELS = {
  place: 'Of the place',
  program: 'Of the program',
  notice: 'To be warned of',
} as const satisfies Record<keyof typeof ACCESS_GROUPS, string>

/** In the order in which pages show them (spec/content A5 has the reason). */
export const ACCESS_CODES = [
  ...ACCESS_GROUPS.place,
  ...ACCESS_GROUPS.program,
  ...ACCESS_GROUPS.notice,
] as const

export type AccessCode = (typeof ACCESS_CODES)[number]

/** The words for a code whose value is `yes`. */
export const ACCESS_LABELS: Readonly<Record<AccessCode, string>> = {
  step_free_entrance: 'Step-free entrance',
  lift: 'Lift',
  accessible_toilet: 'Accessible toilet',
  accessible_parking: 'Accessible parking',
  accessible_tram_stop: 'Accessible tram stop',
  hearing_loop: 'Hearing loop',
  seating: 'Seating',
  quiet_space: 'Quiet space',
  assistance_animals: 'Assistance animals welcome',
  prams: 'Room for prams',
  auslan: 'Auslan interpreted',
  audio_description: 'Audio description',
  captions: 'Captions',
  tactile: 'Tactile',
  relaxed: 'Relaxed',
  companion_card: 'Companion Card accepted',
  low_light: 'Low light',
  flashing_light: 'Flashing light',
  loud_sound: 'Loud sound',
  nudity: 'Nudity',
  people_who_died: 'Names or images of Aboriginal or Torres Strait Islander people who have died',
}

/** Their words begin with a name, which keeps its capital letter in a sentence. */
const NAMES: readonly AccessCode[] = ['auslan', 'companion_card']

/** Such as "step-free entrance", "Auslan interpreted". */
export function accessInSentence(code: AccessCode): string {
  const text = ACCESS_LABELS[code]
  return NAMES.includes(code) ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`
}

/** Such as "Step-free entrance, lift, Auslan interpreted". */
export function accessSentence(codes: readonly AccessCode[]): string {
  return codes
    .map((code, index) => (index === 0 ? ACCESS_LABELS[code] : accessInSentence(code)))
    .join(', ')
}

/** Shown with the contact in place of an empty access block (spec/content A5). */
export const ACCESS_UNKNOWN = 'Access details are not yet confirmed'

interface AccessItem {
  readonly code: AccessCode
  readonly value: 'yes' | 'no' | 'unknown'
}

/**
 * The codes that are `yes` in at least one of the lists, such as those of an event and its venue; each once, in the
 * order of the table (spec/content A5, C2). A `no` in another list changes nothing.
 */
export function joinAccess(
  ...lists: readonly (readonly AccessItem[] | undefined)[]
): readonly AccessCode[] {
  const confirmed = new Set(
    lists
      .flatMap((items) => items ?? [])
      .flatMap(({ code, value }) => (value === 'yes' ? [code] : [])),
  )
  return ACCESS_CODES.filter((code) => confirmed.has(code))
}

/**
 * The notices that are `no` in at least one list and `yes` in none. An `unknown` notice is left out, so a filter
 * promises only what staff have said (spec/content A5).
 */
export function deniedNotices(
  ...lists: readonly (readonly AccessItem[] | undefined)[]
): readonly AccessCode[] {
  const confirmed = joinAccess(...lists)
  const denied = new Set(
    lists.flatMap((items = []) =>
      items.flatMap(({ code, value }) => (value === 'no' ? [code] : [])),
    ),
  )
  return ACCESS_GROUPS.notice.filter((code) => denied.has(code) && !confirmed.includes(code))
}
