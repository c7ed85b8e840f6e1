import type { ProgramType } from 'contract/answers/year.ts'

/** The type of an event, as its edition's type of program says. */
export function schemaType(
  kind: ProgramType['kind'],
  type: Pick<ProgramType, 'schema_type'> | undefined,
): ProgramType['schema_type'] {
  return type?.schema_type ?? (kind === 'durational' ? 'ExhibitionEvent' : 'Event')
}
