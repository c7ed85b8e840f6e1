import { choices } from './options.ts'

/** The flags of an event. */
export const FLAGS = choices({
  world_premiere: 'World premiere',
  australian_premiere: 'Australian premiere',
  commission: 'Commission',
  outdoor: 'Outdoors',
  online: 'Online',
  regional: 'Regional',
})
