import { choices } from './options.ts'

/** The tiers of partners, highest first. */
export const TIERS = choices({
  founding: 'Founding partner',
  principal: 'Principal (Major Government) partner',
  major: 'Major partner',
})
