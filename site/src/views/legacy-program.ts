import type { Edition } from 'contract/answers/year.ts'
import type { LoadArgs } from './screen.ts'
import { editionContext } from './edition.ts'
import { legacySessions, type LegacySessionView } from './legacy-sessions.ts'
import { programItemView, type ProgramItemView } from './program-item.ts'

/** The events of a legacy edition: exhibitions for the grid, sessions for the plain list (spec/screens §6.1). */
export interface LegacyProgramPart {
  readonly exhibitions: readonly ProgramItemView[]
  readonly sessions: readonly LegacySessionView[]
}

/** Legacy screens know no open states, so no hours are read (spec/screens §6.1). */
const NO_HOURS = new Map<string, never>()

export function loadLegacyProgram(
  { content, moment }: LoadArgs,
  edition: Edition,
): LegacyProgramPart {
  const events = content.get(`/years/${edition.year}/program`)?.events ?? []
  const context = editionContext(edition, moment)
  return {
    exhibitions: events
      .filter(({ kind }) => kind === 'durational')
      .map((event) => programItemView(event, context, NO_HOURS)),
    sessions: legacySessions(events, context),
  }
}
