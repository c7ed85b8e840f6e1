import { choices } from './options.ts'

/** What an event is marked with. */
export const FLAGS = choices({
  world_premiere: 'World premiere',
  australian_premiere: 'Australian premiere',
  commission: 'Commission',
  outdoor: 'Outdoors',
  online: 'Online',
  regional: 'Regional',
})
