import { channel } from './channel.ts'
import { artists, events, festivals, guides, strands, venues } from './editions.ts'
import { globals } from './globals.ts'
import { pages } from './pages.ts'
import { participate } from './participate.ts'
import { partners } from './partners.ts'
import { pastFestivals } from './past-festivals.ts'
import { pictures } from './pictures.ts'
import type * as Records from './records.ts'
import { redirects } from './redirects.ts'

/** Everything that is seeded, relations by slug. */
export interface Demo {
  readonly festivals: readonly Records.DemoFestival[]
  readonly venues: readonly Records.DemoVenue[]
  readonly artists: readonly Records.DemoArtist[]
  readonly events: readonly Records.DemoEvent[]
  readonly guides: readonly Records.DemoGuide[]
  readonly strands: readonly Records.DemoStrand[]
  readonly articles: readonly Records.DemoArticle[]
  readonly participate: readonly Records.DemoParticipate[]
  readonly pastFestivals: readonly Records.DemoPastFestival[]
  readonly partners: readonly Records.DemoPartner[]
  readonly pages: readonly Records.DemoPage[]
  readonly redirects: readonly Records.DemoRedirect[]
  readonly pictures: readonly Records.DemoPicture[]
  readonly globals: Records.DemoGlobals
}

export const fullDemo: Demo = {
  festivals,
  venues,
  artists,
  events,
  guides,
  strands,
  articles: channel,
  participate,
  pastFestivals,
  partners,
  pages,
  redirects,
  pictures,
  globals,
}
