import { choices } from './options.ts'

/** The drawn maps there are. */
export const BASEMAPS = choices({ city: 'City grid', inner: 'Inner suburbs', victoria: 'Victoria' })
