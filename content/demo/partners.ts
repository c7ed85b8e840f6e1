import type { DemoPartner } from './records.ts'

export const partners = [
  {
    slug: 'farrow-trust',
    name: 'Farrow Trust',
    website: 'https://farrowtrust.example',
    logo: 'farrow-trust.svg',
    logo_light: 'farrow-trust-light.svg',
    blurb:
      'A family trust that began with wheat. It pays for new work, asks for one print of each for the hall of a country school, and has never asked to see anything beforehand.',
    tiers: [
      { year: 2018, tier: 'founding', order: 1 },
      { year: 2021, tier: 'founding', order: 1 },
      { year: 2022, tier: 'founding', order: 1 },
      { year: 2024, tier: 'founding', order: 1 },
      { year: 2026, tier: 'founding', order: 1 },
    ],
  },
  {
    slug: 'quillon-foundation',
    name: 'Quillon Foundation',
    website: 'https://quillon.example',
    logo: 'quillon-foundation.svg',
    logo_light: 'quillon-foundation-light.svg',
    blurb:
      'Supports printmakers, photographers and people who restore either. Its grant guarantees the fee of every exhibition before the first ticket is sold.',
    tiers: [
      { year: 2018, tier: 'founding', order: 2 },
      { year: 2021, tier: 'founding', order: 2 },
      { year: 2022, tier: 'founding', order: 2 },
      { year: 2024, tier: 'founding', order: 2 },
      { year: 2026, tier: 'founding', order: 2 },
    ],
  },
  {
    slug: 'ottery-house',
    name: 'Ottery House',
    website: 'https://otteryhouse.example',
    logo: 'ottery-house.svg',
    logo_light: 'ottery-house-light.svg',
    blurb:
      'Publisher, bookshop and residency in one terrace house. The artist in its back bedroom each winter is expected to cook on Sundays and otherwise to be left alone.',
    tiers: [
      { year: 2022, tier: 'founding', order: 3 },
      { year: 2024, tier: 'founding', order: 3 },
      { year: 2026, tier: 'founding', order: 3 },
    ],
  },
  {
    slug: 'state-council-for-the-arts',
    name: 'State Council for the Arts',
    website: 'https://statecouncilarts.example',
    logo: 'state-council-for-the-arts.svg',
    logo_light: 'state-council-for-the-arts-light.svg',
    blurb:
      'Funds the festival’s year-round staff and the access program, on a four-year agreement that can be read in full on its site.',
    tiers: [
      { year: 2018, tier: 'principal', order: 1 },
      { year: 2021, tier: 'principal', order: 1 },
      { year: 2022, tier: 'principal', order: 1 },
      { year: 2024, tier: 'principal', order: 1 },
      { year: 2026, tier: 'principal', order: 1 },
    ],
  },
  {
    slug: 'city-of-northbank',
    name: 'City of Northbank',
    website: 'https://northbank.example',
    logo: 'city-of-northbank.svg',
    logo_light: 'city-of-northbank-light.svg',
    blurb:
      'Lends its steps, walls and lamp posts, and sends somebody in a high-visibility vest to hold the other end of the ladder.',
    tiers: [
      { year: 2018, tier: 'principal', order: 2 },
      { year: 2021, tier: 'principal', order: 2 },
      { year: 2022, tier: 'principal', order: 2 },
      { year: 2024, tier: 'principal', order: 2 },
      { year: 2026, tier: 'principal', order: 2 },
    ],
  },
  {
    slug: 'bay-regional-arts',
    name: 'Bay Regional Arts',
    website: 'https://bayregionalarts.example',
    logo: 'bay-regional-arts.svg',
    logo_light: 'bay-regional-arts-light.svg',
    blurb:
      'Joined when Ballarat did. Its touring fund carries exhibitions between country galleries, with a conservator in the passenger seat.',
    tiers: [
      { year: 2024, tier: 'principal', order: 3 },
      { year: 2026, tier: 'principal', order: 3 },
    ],
  },
  {
    slug: 'ministry-of-small-rooms',
    name: 'Ministry of Small Rooms',
    website: 'https://smallrooms.example',
    logo: 'ministry-of-small-rooms.svg',
    logo_light: 'ministry-of-small-rooms-light.svg',
    blurb:
      'An agency for spaces under forty square metres: gatehouses, signal boxes, shops between tenants. It finds them, insures them and hands over the key.',
    tiers: [{ year: 2026, tier: 'principal', order: 4 }],
  },
  {
    slug: 'lumen-lab',
    name: 'lumen/lab',
    website: 'https://lumenlab.example',
    logo: 'lumen-lab.svg',
    logo_light: 'lumen-lab-light.svg',
    blurb:
      'Light tables, lightboxes and restored street lamps, built in a workshop in Coburg that is itself rather dim.',
    tiers: [
      { year: 2024, tier: 'major', order: 5 },
      { year: 2026, tier: 'major', order: 1 },
    ],
  },
  {
    slug: 'orrin-and-vale',
    name: 'Orrin & Vale',
    website: 'https://orrinvale.example',
    logo: 'orrin-and-vale.svg',
    logo_light: 'orrin-and-vale-light.svg',
    blurb:
      'Riggers and drapers to the theatre since 1919. The lamps, rails and kite lines in this year’s program are theirs, and will be wanted back.',
    tiers: [{ year: 2026, tier: 'major', order: 2 }],
  },
  {
    slug: 'halide-paper',
    name: 'Halide Paper',
    website: 'https://halidepaper.example',
    logo: 'halide-paper.svg',
    logo_light: 'halide-paper-light.svg',
    blurb:
      'Coats fibre-based paper in small batches. The offcuts go to our workshops, where they are fought over.',
    tiers: [
      { year: 2021, tier: 'major', order: 1 },
      { year: 2022, tier: 'major', order: 1 },
      { year: 2024, tier: 'major', order: 1 },
      { year: 2026, tier: 'major', order: 3 },
    ],
  },
  {
    slug: 'tallow-street-hotel',
    name: 'Tallow Street Hotel',
    website: 'https://tallowstreet.example',
    logo: 'tallow-street-hotel.svg',
    logo_light: 'tallow-street-hotel-light.svg',
    blurb:
      'Thirty-one rooms, of which six are kept for visiting artists during the festival. Breakfast is served until the last person is awake.',
    tiers: [{ year: 2026, tier: 'major', order: 4 }],
  },
  {
    slug: 'wattlebird-radio',
    name: 'Wattlebird Radio',
    website: 'https://wattlebirdradio.example',
    logo: 'wattlebird-radio.svg',
    logo_light: 'wattlebird-radio-light.svg',
    blurb:
      'A community station that broadcasts one exhibition a day, described by whoever happens to be standing in it.',
    tiers: [
      { year: 2021, tier: 'major', order: 2 },
      { year: 2022, tier: 'major', order: 3 },
      { year: 2024, tier: 'major', order: 3 },
      { year: 2026, tier: 'major', order: 5 },
    ],
  },
  {
    slug: 'ferris-freight',
    name: 'Ferris Freight',
    website: 'https://ferrisfreight.example',
    logo: 'ferris-freight.svg',
    logo_light: 'ferris-freight-light.svg',
    blurb:
      'Moves crates, panels, one shipping container and, on three Saturdays, a busload of people. Nothing has been dropped since 2024, and that was a sandwich.',
    tiers: [
      { year: 2024, tier: 'major', order: 4 },
      { year: 2026, tier: 'major', order: 6 },
    ],
  },
  {
    slug: 'northlight-framing',
    name: 'Northlight Framing',
    website: 'https://northlightframing.example',
    logo: 'northlight-framing.svg',
    logo_light: 'northlight-framing-light.svg',
    blurb:
      'The framer with the van, from the weekend in 2016, now has a workshop, four apprentices and the same van.',
    tiers: [
      { year: 2022, tier: 'major', order: 2 },
      { year: 2024, tier: 'major', order: 2 },
      { year: 2026, tier: 'major', order: 7 },
    ],
  },
] satisfies readonly DemoPartner[]
