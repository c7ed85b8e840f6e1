import { SEARCH_TYPES } from 'contract/rules/kinds.ts'
import { PAGE, type QueryGrammar, type QueryRule } from './query.ts'

/** In characters (spec/screens §0.3). A judgement: enough for a long title, and not too much work for the search. */
export const MAX_SEARCH_LENGTH = 80

/** Text that somebody typed: in Unicode's composed form (NFC), trimmed, and cut to `MAX_SEARCH_LENGTH`. */
export const TYPED: QueryRule = {
  accepts: /\S/u,
  normalise: (text) =>
    [...text.normalize('NFC').trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim(),
}

/** spec/screens §10. In its own file, so that the browser's search does not load the lists. */
export const SEARCH_QUERY: QueryGrammar = {
  q: TYPED,
  type: { accepts: SEARCH_TYPES },
  year: { accepts: /^\d{4}$/ },
  page: PAGE,
}
