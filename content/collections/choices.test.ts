import { ArtistRole, Booking } from 'contract/answers/event.ts'
import { Block } from 'contract/answers/blocks.ts'
import { Credit } from 'contract/answers/image.ts'
import { Page } from 'contract/answers/page.ts'
import { AccessCode, BasemapArea, StatusState } from 'contract/answers/parts.ts'
import { PartnerTier } from 'contract/answers/partner.ts'
import { Alert } from 'contract/answers/site.ts'
import { Strand } from 'contract/answers/strand.ts'
import {
  ArticleKind,
  ArtistKind,
  EventFlag,
  EventKind,
  GuideMode,
  ParticipateKind,
  PlaceType,
} from 'contract/answers/stubs.ts'
import { Precinct, ProgramType } from 'contract/answers/year.ts'
import { FIXED_PATTERNS } from 'contract/rules/fixed-paths.ts'
import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { blocksField } from '../blocks/blocks-field.ts'
import { site } from '../globals/site.ts'
import { articles } from './articles.ts'
import { artists } from './artists.ts'
import { events } from './events.ts'
import { festivals } from './festivals.ts'
import { guides } from './guides.ts'
import { createMedia } from './media.ts'
import { pages } from './pages.ts'
import { participate } from './participate.ts'
import { partners } from './partners.ts'
import { strands } from './strands.ts'
import { venues } from './venues.ts'

/** Every field by its path, whatever rows and tabs it stands in. */
function byPath(fields: readonly Field[], prefix = ''): Map<string, Field> {
  const found = new Map<string, Field>()
  for (const field of fields) {
    const path = 'name' in field ? `${prefix}${field.name}` : prefix
    if ('name' in field) found.set(path, field)
    const inner = 'fields' in field ? field.fields : []
    const tabs = field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : []
    const below = 'name' in field ? `${path}.` : prefix
    for (const entry of byPath([...inner, ...tabs], below)) found.set(...entry)
  }
  return found
}

function choicesOf(fields: readonly Field[], path: string): string[] {
  const field = byPath(fields).get(path)
  if (field?.type !== 'select') throw new Error(`${path} is no choice`)
  return field.options.map((option) => (typeof option === 'string' ? option : option.value))
}

describe('what staff choose from', () => {
  test.each([
    ['flags of an event', events.fields, 'flags', EventFlag.options],
    ['states of an event', events.fields, 'status.state', StatusState.options],
    ['states of a session', events.fields, 'sessions.status.state', StatusState.options],
    ['access codes', events.fields, 'access.items.code', AccessCode.options],
    ['access codes of a venue', venues.fields, 'access.items.code', AccessCode.options],
    ['roles', events.fields, 'artists.role', ArtistRole.options],
    ['ways to book', events.fields, 'booking.mode', Booking.entries.mode.options],
    ['kinds of types', festivals.fields, 'types.kind', EventKind.options],
    [
      'words for search engines',
      festivals.fields,
      'types.schema_type',
      ProgramType.entries.schema_type.options,
    ],
    ['kinds of precincts', festivals.fields, 'precincts.kind', Precinct.entries.kind.options],
    ['drawn maps', festivals.fields, 'precincts.basemap', BasemapArea.options],
    ['kinds of places', venues.fields, 'place_type', PlaceType.options],
    ['kinds of artists', artists.fields, 'kind', ArtistKind.options],
    ['modes of guides', guides.fields, 'mode', GuideMode.options],
    ['kinds of articles', articles.fields, 'kind', ArticleKind.options],
    ['kinds of calls', participate.fields, 'kind', ParticipateKind.options],
    ['tiers', partners.fields, 'tiers.tier', PartnerTier.options],
    ['footers', pages.fields, 'footer_mode', Page.entries.footer_mode.options],
    ['groups', strands.fields, 'group_by', Strand.entries.group_by.options],
    [
      'views',
      createMedia({ dataDir: '.', s3: undefined }).fields,
      'credit.view',
      Credit.entries.view.options,
    ],
    ['levels of alerts', site.fields, 'alerts.level', Alert.entries.level.options],
  ])('is what answers can hold: %s', (_case, fields, path, expected) => {
    expect(choicesOf(fields, path).toSorted()).toEqual([...expected].toSorted())
  })

  test('is what answers can hold: blocks', () => {
    const known = Block.options.map(({ entries }) => entries.type.literal)

    expect(
      blocksField()
        .blocks.map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(known.toSorted())
  })

  test('is a fixed route without parameters: screens', () => {
    const fixed = FIXED_PATTERNS.filter(({ pattern }) => !pattern.includes(':')).map(({ id }) => id)

    expect(choicesOf(site.fields, 'screens.screen').toSorted()).toEqual(fixed.toSorted())
  })
})
