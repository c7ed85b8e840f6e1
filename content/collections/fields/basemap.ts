import { choices } from './options.ts'

/** The drawn base maps. */
export const BASEMAPS = choices({ city: 'City grid', inner: 'Inner suburbs', victoria: 'Victoria' })
