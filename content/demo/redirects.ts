import type { DemoRedirect } from './records.ts'

export const redirects = [
  { from: '/whats-on', to: '/program', status: 301 },
  { from: '/festival', to: '/about', status: 301 },
  { from: '/artists/noor-castelane', to: '/artists/noor-castellane', status: 301 },
  { from: '/2024/map', to: '/2024/program/map', status: 301 },
  { from: '/archive/*', to: '/past-festivals', status: 301 },
  { from: '/news/**', to: '/channel', status: 301 },
  { from: '/tickets', to: 'https://tickets.parallax.example/', status: 302 },
  { from: '/events/the-missing-roll', gone: 'Withdrawn at the artist’s request' },
] satisfies readonly DemoRedirect[]
