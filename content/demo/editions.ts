/** The five editions, joined from their files. */
import { artists2018 } from './editions/2018/artists.ts'
import { events2018 } from './editions/2018/events.ts'
import { exhibitions2018 } from './editions/2018/exhibitions.ts'
import { festival2018 } from './editions/2018/festival.ts'
import { venues2018 } from './editions/2018/venues.ts'
import { artists2021 } from './editions/2021/artists.ts'
import { events2021 } from './editions/2021/events.ts'
import { exhibitions2021 } from './editions/2021/exhibitions.ts'
import { festival2021 } from './editions/2021/festival.ts'
import { guides2021 } from './editions/2021/guides.ts'
import { venues2021 } from './editions/2021/venues.ts'
import { artists2022 } from './editions/2022/artists.ts'
import { events2022 } from './editions/2022/events.ts'
import { exhibitions2022 } from './editions/2022/exhibitions.ts'
import { festival2022 } from './editions/2022/festival.ts'
import { guides2022 } from './editions/2022/guides.ts'
import { strands2022 } from './editions/2022/strands.ts'
import { venues2022 } from './editions/2022/venues.ts'
import { artists2024 } from './editions/2024/artists.ts'
import { events2024 } from './editions/2024/events.ts'
import { beyondExhibitions2024 } from './editions/2024/exhibitions-beyond.ts'
import { cityExhibitions2024 } from './editions/2024/exhibitions-city.ts'
import { festival2024 } from './editions/2024/festival.ts'
import { guides2024 } from './editions/2024/guides.ts'
import { strands2024 } from './editions/2024/strands.ts'
import { venues2024 } from './editions/2024/venues.ts'
import { artists2026 } from './editions/2026/artists.ts'
import { events2026 } from './editions/2026/events.ts'
import { beyondExhibitions2026 } from './editions/2026/exhibitions-beyond.ts'
import { cityExhibitions2026 } from './editions/2026/exhibitions-city.ts'
import { festival2026 } from './editions/2026/festival.ts'
import { guides2026 } from './editions/2026/guides.ts'
import { strands2026 } from './editions/2026/strands.ts'
import { venues2026 } from './editions/2026/venues.ts'
import type {
  DemoArtist,
  DemoEvent,
  DemoFestival,
  DemoGuide,
  DemoStrand,
  DemoVenue,
} from './records.ts'

export const festivals: readonly DemoFestival[] = [
  festival2018,
  festival2021,
  festival2022,
  festival2024,
  festival2026,
]

export const venues: readonly DemoVenue[] = [
  ...venues2018,
  ...venues2021,
  ...venues2022,
  ...venues2024,
  ...venues2026,
]

export const artists: readonly DemoArtist[] = [
  ...artists2018,
  ...artists2021,
  ...artists2022,
  ...artists2024,
  ...artists2026,
]

export const events: readonly DemoEvent[] = [
  ...exhibitions2018,
  ...events2018,
  ...exhibitions2021,
  ...events2021,
  ...exhibitions2022,
  ...events2022,
  ...cityExhibitions2024,
  ...beyondExhibitions2024,
  ...events2024,
  ...cityExhibitions2026,
  ...beyondExhibitions2026,
  ...events2026,
]

export const guides: readonly DemoGuide[] = [
  ...guides2021,
  ...guides2022,
  ...guides2024,
  ...guides2026,
]

export const strands: readonly DemoStrand[] = [...strands2022, ...strands2024, ...strands2026]
