import { error, type Finding, type Maybe } from './finding.ts'

export interface EasyEnglishFields {
  readonly id?: number
  readonly easy_english?: Maybe<number | { readonly id: number }>
}

/** A page cannot be its own Easy English page (spec/content B13). */
export function checkEasyEnglish({ id, easy_english: easy }: EasyEnglishFields): Finding[] {
  const other = typeof easy === 'object' ? easy?.id : easy
  return id !== undefined && id === other
    ? [error('easy_english', 'Choose another page: this one cannot be its own Easy English page')]
    : []
}
