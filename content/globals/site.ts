import { Alert, ScreenCopy, Site as SiteAnswer } from 'contract/answers/site.ts'
import { DEFAULT_YEAR } from 'contract/rules/default-year.ts'
import type { FixedScreen } from 'contract/rules/fixed-paths.ts'
import { dateOf } from 'contract/rules/local-time.ts'
import type { Endpoint, Field, GlobalBeforeChangeHook, GlobalConfig, PayloadRequest } from 'payload'
import { dateTimeField } from '../fields/dates.ts'
import { yearOfEdition } from '../editions/edition-choice.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { fieldOf, fieldsOf } from '../fields/from-schema.ts'
import { imageField, logoField } from '../fields/images.ts'
import { linkGroup } from '../fields/links.ts'
import { metaGroup } from '../fields/meta.ts'
import { themeGroup } from '../fields/theme.ts'
import { zoneField } from '../fields/zone.ts'
import { recordChecks } from '../hooks/findings.ts'
import { findEditionSwitch, type SwitchAnswer } from '../next-edition/edition-switch.ts'
import { refuseGlobalErrors } from '../hooks/refuse-errors.ts'
import { now } from '../requests/settings.ts'
import type { Finding } from '../rules/finding.ts'
import { checkSite, HOLDING_LINES, withoutPastOpening } from '../rules/site.ts'
import type { Site } from '../payload-types.ts'
import { notifyGlobalChange } from '../hooks/notify.ts'
import { readRecord } from '../saving/record.ts'

const about: Field[] = [
  ...fieldsOf(SiteAnswer, 'name', 'description'),
  imageField('image', { label: 'Picture when shared' }),
  logoField('logo', {
    label: 'Logo',
    admin: {
      description:
        'Square and plain: it stands small in the tabs of browsers and on home screens. Empty: the icon that the site came with.',
    },
  }),
  {
    ...yearOfEdition('festival_year', {
      label: 'Current edition',
      required: true,
      description: 'The home page and the addresses without a year show it.',
    }),
    defaultValue: DEFAULT_YEAR,
  },
  fieldOf(SiteAnswer, 'preparing'),
  zoneField,
  {
    name: 'acknowledgement_modal',
    type: 'textarea',
    label: 'Acknowledgement of Country',
    admin: {
      description:
        'Shown on a first visit and in the footer of every page. Empty: the usual words.',
    },
  },
  fieldOf(SiteAnswer, 'access_contact'),
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
      maxRows: HOLDING_LINES,
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
    fieldOf(Alert, 'text'),
    {
      type: 'row',
      fields: [
        fieldOf(Alert, 'level', { defaultValue: 'info' }),
        fieldOf(Alert, 'route_pattern', { defaultValue: '/**' }),
      ],
    },
    { type: 'row', fields: fieldsOf(Alert, 'from', 'to') },
    linkGroup('link', 'Where to read more'),
  ],
}

/** Staff write their words. */
const SCREENS: Readonly<Record<FixedScreen, string>> = {
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
}

const screens: Field = {
  name: 'screens',
  type: 'array',
  label: 'Words of the fixed screens',
  labels: { singular: 'Screen', plural: 'Screens' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'screen',
          type: 'select',
          required: true,
          options: Object.entries(SCREENS).map(([value, label]) => ({ label, value })),
        },
        fieldOf(ScreenCopy, 'title'),
      ],
    },
    fieldOf(ScreenCopy, 'intro'),
    metaGroup(),
    themeGroup(),
  ],
}

/** Whether publishing the newest version switches the site to another edition, and what to know before. */
const switchEndpoint: Omit<Endpoint, 'root'> = {
  path: '/switch',
  method: 'get',
  async handler(req) {
    const settings = await readRecord(req, { global: 'site' })
    const zone = await festivalZone(req)
    const asked = { year: Number(settings['festival_year']), on: dateOf(now(req), zone), items: [] }
    const editionSwitch = await findEditionSwitch(asked, req)
    const answer: SwitchAnswer = editionSwitch ? { editionSwitch } : {}
    return Response.json(answer)
  },
}

/** spec/content B15 */
export const site: GlobalConfig = {
  slug: 'site',
  label: 'Site settings',
  admin: { group: 'Site' },
  custom: recordChecks(check),
  endpoints: [switchEndpoint],
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
