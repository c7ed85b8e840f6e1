import type { Field, GlobalBeforeChangeHook, GlobalConfig, PayloadRequest } from 'payload'
import { dateTimeField } from '../collections/fields/dates.ts'
import { imageField } from '../collections/fields/images.ts'
import { linkGroup } from '../collections/fields/links.ts'
import { metaGroup } from '../collections/fields/meta.ts'
import { choices } from '../collections/fields/options.ts'
import { themeGroup } from '../collections/fields/theme.ts'
import { VERSIONS } from '../collections/fields/drafts-and-schedule.ts'
import { zoneField } from '../collections/fields/zone.ts'
import { noticesField } from '../collections/hooks/notices.ts'
import { refuseGlobalErrors } from '../collections/hooks/refuse-errors.ts'
import { now } from '../collections/hooks/settings.ts'
import type { Finding } from '../collections/rules/finding.ts'
import { checkSite, withoutPastOpening } from '../collections/rules/site.ts'
import type { Site } from '../payload-types.ts'
import { notifyGlobalChange } from '../live/notify.ts'

const LINES = 2

const about: Field[] = [
  { name: 'name', type: 'text' },
  { name: 'description', type: 'textarea' },
  imageField('image', { label: 'Picture when shared' }),
  {
    name: 'festival_year',
    type: 'number',
    label: 'Current edition',
    required: true,
    defaultValue: 2026,
    admin: { description: 'Its year. The home page and the addresses without a year show it.' },
  },
  zoneField,
  { name: 'acknowledgement_modal', type: 'textarea', label: 'Acknowledgement shown on arrival' },
  { name: 'access_contact', type: 'text', label: 'Whom to ask about access' },
]

const holding: Field = {
  name: 'holding',
  type: 'group',
  label: 'Holding screen',
  fields: [
    { name: 'on', type: 'checkbox', label: 'Show in place of the site' },
    dateTimeField('opens_at', {
      label: 'Until',
      description:
        'Empty: until it is switched off. A time that is over is removed when the screen is switched on.',
    }),
    {
      name: 'lines',
      type: 'text',
      hasMany: true,
      maxRows: LINES,
      admin: { description: 'Two lines, or none for the usual words.' },
    },
    { name: 'check_back', type: 'text', label: 'Last line' },
  ],
}

const alerts: Field = {
  name: 'alerts',
  type: 'array',
  labels: { singular: 'Alert', plural: 'Alerts' },
  admin: {
    description:
      'A storm, a closure, a change that visitors must know of before they leave home. An alert stands above the page, on the screens and at the times given here, within seconds of saving; take it away and it is gone. Several may show at once, in this order.',
  },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      required: true,
      admin: {
        description:
          'One or two sentences: what has happened, what it means for a visitor, until when.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'level',
          type: 'select',
          required: true,
          defaultValue: 'info',
          options: [
            { label: 'Information', value: 'info' },
            { label: 'Warning', value: 'warning' },
          ],
        },
        {
          name: 'route_pattern',
          type: 'text',
          label: 'Where',
          required: true,
          defaultValue: '/**',
          admin: {
            description:
              'A path of this site. /** is every screen, / the home page alone, /events/** every event, /venues/shed-9 one venue, /2026/** the screens of an edition.',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        dateTimeField('from', { label: 'From', description: 'Empty: as soon as it is saved.' }),
        dateTimeField('to', { label: 'Until', description: 'Empty: until it is taken away.' }),
      ],
    },
    linkGroup('link', 'Where to read more'),
  ],
}

/** The fixed screens whose words staff write, by the ids of the URL contract. */
const SCREENS = choices({
  home: 'Home',
  partners: 'Partners',
  program: 'Program',
  'program-map': 'Map',
  'guides-walks': 'Guides and walks',
  timeline: 'Timeline',
  venues: 'Venues',
  artists: 'Artists',
  channel: 'Channel',
  participate: 'Participate',
  search: 'Search',
  'past-festivals': 'Past festivals',
})

const screens: Field = {
  name: 'screens',
  type: 'array',
  label: 'Words of the fixed screens',
  labels: { singular: 'Screen', plural: 'Screens' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'screen', type: 'select', required: true, options: SCREENS },
        { name: 'title', type: 'text', required: true },
      ],
    },
    { name: 'intro', type: 'textarea', label: 'Introduction' },
    metaGroup(),
    themeGroup(),
  ],
}

/** Settings of the whole site (spec/content B15). */
export const site: GlobalConfig = {
  slug: 'site',
  label: 'Site settings',
  admin: { group: 'Site' },
  versions: VERSIONS,
  hooks: {
    beforeChange: [removePastOpening, refuseGlobalErrors(check)],
    afterChange: [notifyGlobalChange],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Site', fields: about },
        { label: 'Holding screen', fields: [holding] },
        { label: 'Alerts', fields: [alerts] },
        { label: 'Screens', fields: [screens] },
      ],
    },
    noticesField(check),
  ],
}

function check(settings: Partial<Site>, req: PayloadRequest): Finding[] {
  return checkSite(settings, now(req))
}

function removePastOpening({
  data,
  originalDoc,
  req,
}: Parameters<GlobalBeforeChangeHook>[0]): Partial<Site> {
  // Payload types the data of hooks as `any`.
  const settings: Partial<Site> = data
  const before: Partial<Site> | undefined = originalDoc
  return withoutPastOpening(settings, before?.holding?.on === true, now(req))
}
