import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import {
  buildConfig,
  type CollectionConfig,
  type GlobalConfig,
  type SanitizedConfig,
} from 'payload'
import { closeInternals, withGlobalRights, withRights } from './access/with-rights.ts'
import { createMail } from './accounts/mail.ts'
import { articles } from './collections/articles.ts'
import { artists } from './collections/artists.ts'
import { events } from './collections/events.ts'
import { festivals } from './collections/festivals.ts'
import { editor } from './fields/rich-text.ts'
import { guides } from './collections/guides.ts'
import { withFindings } from './hooks/findings.ts'
import { takeBackEndpoint } from './history/endpoint.ts'
import { history, withGlobalHistory, withHistory } from './history/history.ts'
import { withList } from './lists/record-lists.ts'
import { limitRows } from './requests/limit-rows.ts'
import type { HookSettings } from './requests/settings.ts'
import { explainErrors } from './requests/explain-errors.ts'
import { codes, paths } from './collections/written-once.ts'
import { sheetEndpoints } from './exchange/sheets/endpoints.ts'
import { sheetImports } from './collections/sheet-imports.ts'
import { sitePagesEndpoint } from './links/endpoint.ts'
import { recordChoicesEndpoint } from './pickers/endpoint.ts'
import { withPickers } from './pickers/with-pickers.ts'
import { createMedia } from './collections/media.ts'
import { beginEndpoints } from './begin/endpoints.ts'
import { beginnings } from './next-edition/collection.ts'
import { nextEditionEndpoints } from './next-edition/endpoints.ts'
import { pages } from './collections/pages.ts'
import { participate } from './collections/participate.ts'
import { partners } from './collections/partners.ts'
import { pastFestivals } from './collections/past-festivals.ts'
import { releases } from './releases/collection.ts'
import { timetableEndpoints } from './timetable/endpoints.ts'
import { quickEndpoints } from './quick/endpoints.ts'
import { redirects } from './collections/redirects.ts'
import { previewLinks } from './previews/collection.ts'
import { LIVE_PREVIEW } from './previews/own-preview.ts'
import { previewEndpoints } from './previews/endpoints.ts'
import { createPresence, type Presence } from './saving/presence.ts'
import { SAVING_PROVIDER, withGlobalSaving, withoutLock, withSaving } from './saving/with-saving.ts'
import { strands } from './collections/strands.ts'
import { withTakeDown } from './take-down/take-down.ts'
import { withTrash } from './take-down/trash.ts'
import { withUsedIn } from './take-down/used-in.ts'
import { createUsers } from './collections/users.ts'
import { withVersions } from './history/with-versions.ts'
import { venues } from './collections/venues.ts'
import type { EditingSettings, LiveSettings, MailSettings } from './settings/environment.ts'
import { STUDIO_WORDS } from './studio-words.ts'
import { footer } from './globals/footer.ts'
import { header } from './globals/header.ts'
import { withGlobalDrafts } from './globals/global-drafts.ts'
import { site } from './globals/site.ts'
import { surviveLostConnections } from './live/survive-lost-connections.ts'
import { MAX_FILE_BYTES } from './media/upload-limits.ts'
import { guardSharp } from './media/sharp-guard.ts'

/** A save needs several connections: with the default of 10, a dozen saves at once would wait forever. */
const POOL_SIZE = 30
/** Ends transactions that a hanging process has left open: their locks would stop saves (spec/faults S8). */
const IDLE_IN_TRANSACTION_MS = 30_000
/** A judgement (spec/faults S21). The content service has no limit, because it migrates and reads everything. */
const STATEMENT_MS = 15_000
/** Shorter than the statement timeout, so that without a database an editor soon reads an error. A judgement. */
const CONNECTION_TIMEOUT_MS = 10_000
/** With ten levels, one list would return most of the database many times over. */
const MAX_DEPTH = 3

/** A judgement: Payload's four seconds are too short for a refusal that names a record and its field. */
const MESSAGE_MS = 12_000

/** Development writes types, migrations and the import map here; the studio's bundle has no such folder. */
const HERE = import.meta.dirname ?? process.cwd()
const IMPORT_MAP = {
  // `turbopackIgnore` keeps the studio's build from tracing every file of the clone (`media/folder-store.ts`).
  baseDir: join(/* turbopackIgnore: true */ HERE, '..'),
  importMapFile: join(HERE, '../studio/app/(payload)/admin/importMap.js'),
}

export interface ConfigOptions {
  /** The origin of the studio, which sets it for its cookies: they are valid for that origin alone. */
  readonly studioOrigin?: string | undefined
  /** Only the studio sets it; without it, the studio does not say what is live. */
  readonly live?: LiveSettings | undefined
  /** If undefined, no mail is sent. */
  readonly mail?: MailSettings | undefined
  readonly isDemo?: boolean
}

/** Paths begin at the root of the repository. */
const STUDIO_COMPONENTS: NonNullable<Parameters<typeof buildConfig>[0]['admin']>['components'] = {
  providers: [
    '/studio/components/parts/festival-clock.tsx#FestivalClock',
    SAVING_PROVIDER,
    '/studio/components/choices/editions.tsx#EditionsProvider',
    '/studio/components/parts/named-inputs.tsx#NamedInputs',
    '/studio/components/choices/unchosen-words.tsx#UnchosenWords',
  ],
  // Our own home draws these links itself (`studio/components/home/home.tsx`).
  beforeDashboard: [
    '/studio/components/begin/begin-link.tsx#BeginLink',
    '/studio/components/quick/quick-link.tsx#QuickLink',
  ],
  beforeNavLinks: [
    '/studio/components/find/search-box.tsx#SearchBox',
    '/studio/components/views/tool-links.tsx#ToolLinks',
  ],
  graphics: { Logo: '/studio/components/parts/studio-mark.tsx#StudioMark' },
  views: {
    dashboard: { Component: '/studio/components/home/home.tsx#Home' },
    addPictures: {
      Component: '/studio/components/media/add-pictures.tsx#AddPictures',
      path: '/pictures/add',
      meta: { title: 'Add many pictures or files' },
    },
    changes: {
      Component: '/studio/components/changes/changes.tsx#Changes',
      path: '/changes',
      meta: { title: 'What changed' },
    },
    begin: {
      Component: '/studio/components/begin/begin.tsx#Begin',
      path: '/begin',
      meta: { title: 'First steps' },
    },
    find: {
      Component: '/studio/components/find/find.tsx#Find',
      path: '/find',
      meta: { title: 'Find' },
    },
    sheets: {
      Component: '/studio/components/sheets/spreadsheets.tsx#Spreadsheets',
      path: '/spreadsheets',
      meta: { title: 'Spreadsheets' },
    },
    nextEdition: {
      Component: '/studio/components/next-edition/next-edition.tsx#NextEdition',
      path: '/next-edition',
      meta: { title: 'Next edition' },
    },
    quick: {
      Component: '/studio/components/quick/quick-changes.tsx#QuickChanges',
      path: '/quick',
      meta: { title: 'Quick changes' },
    },
    timetable: {
      Component: '/studio/components/timetable/timetable.tsx#TimetableView',
      path: '/timetable',
      meta: { title: 'Timetable' },
    },
    previews: {
      Component: '/studio/components/previews/shared-previews.tsx#SharedPreviews',
      path: '/previews',
      meta: { title: 'Shared previews' },
    },
    releases: {
      Component: '/studio/components/releases/releases-view.tsx#Releases',
      path: '/releases',
      meta: { title: 'Releases' },
    },
    account: { Component: '/studio/components/accounts/account-view.tsx#AccountView' },
    login: { Component: '/studio/components/accounts/login.tsx#Login', path: '/login' },
    forgot: {
      Component: '/studio/components/accounts/forgot-password.tsx#ForgotPassword',
      path: '/forgot',
    },
    createFirstUser: {
      Component: '/studio/components/accounts/no-accounts.tsx#NoAccounts',
      path: '/create-first-user',
    },
  },
}

export async function createPayloadConfig(
  settings: EditingSettings,
  { studioOrigin, live, mail, isDemo = false }: ConfigOptions = {},
): Promise<SanitizedConfig> {
  guardSharp()
  const presence = createPresence()
  const config = await buildConfig({
    secret: settings.secret,
    serverURL: studioOrigin ?? '',
    csrf: studioOrigin === undefined ? [] : [studioOrigin],
    maxDepth: MAX_DEPTH,
    admin: {
      user: 'users',
      avatar: 'default',
      // An automatic log-out would lose an open form.
      autoRefresh: true,
      theme: 'light',
      dateFormat: 'EEE d MMM yyyy, h.mmaaa',
      toast: { duration: MESSAGE_MS },
      components: STUDIO_COMPONENTS,
      livePreview: LIVE_PREVIEW,
      importMap: IMPORT_MAP,
    },
    telemetry: false,
    hooks: { afterError: [explainErrors] },
    i18n: { translations: { en: STUDIO_WORDS } },
    custom: { hooks: hookSettings(settings, live), isDemo },
    ...(mail ? { email: createMail(mail) } : {}),
    graphQL: { disable: true },
    endpoints: [
      ...quickEndpoints,
      ...previewEndpoints,
      ...sheetEndpoints,
      ...beginEndpoints,
      ...nextEditionEndpoints,
      ...timetableEndpoints,
      sitePagesEndpoint,
      recordChoicesEndpoint,
      takeBackEndpoint,
    ],
    onInit: surviveLostConnections,
    upload: { limits: { fileSize: MAX_FILE_BYTES }, abortOnLimit: true },
    editor,
    collections: createCollections(settings, { studioOrigin, presence }),
    globals: createGlobals(presence),
    db: createDatabase(settings, studioOrigin === undefined ? 0 : STATEMENT_MS),
    // `npm run change` writes the types. By default every instance of Payload would start a process that writes them.
    typescript: { outputFile: join(HERE, 'payload-types.ts'), autoGenerate: false },
  })
  return closeInternals(config)
}

/**
 * Adds our features to every global, in the order in which `createCollections` adds them to collections. The order
 * matters in three places:
 * - Drafts of a global come first, because saving and versions ask whether there are drafts.
 * - Rights come before *Take down*, which restricts the right to delete.
 * - History comes last, because its hook compares the record as all other hooks leave it.
 */
function createGlobals(presence: Presence): GlobalConfig[] {
  return [header, footer, site]
    .map(withGlobalDrafts)
    .map(withGlobalRights)
    .map(withPickers)
    .map(withGlobalSaving(presence))
    .map(withoutLock)
    .map(withFindings)
    .map(withoutApiTab)
    .map(withVersions)
    .map(withGlobalHistory)
}

/** The tab shows the record as JSON, for which developers can use the API. */
function withoutApiTab<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  return { ...config, admin: { ...config.admin, hideAPIURL: true } }
}

function createCollections(
  settings: EditingSettings,
  {
    studioOrigin,
    presence,
  }: { readonly studioOrigin: string | undefined; readonly presence: Presence },
): CollectionConfig[] {
  return [
    events,
    venues,
    artists,
    guides,
    strands,
    festivals,
    articles,
    participate,
    pastFestivals,
    pages,
    createMedia(settings),
    partners,
    redirects,
    createUsers(studioOrigin),
    codes,
    paths,
    history,
    previewLinks,
    releases,
    beginnings,
    sheetImports,
  ]
    .map(withTrash)
    .map(withRights)
    .map(withPickers)
    .map(withTakeDown)
    .map(withUsedIn)
    .map(limitRows)
    .map(withSaving(presence))
    .map(withoutLock)
    .map(withList)
    .map(withFindings)
    .map(withoutApiTab)
    .map(withVersions)
    .map(withHistory)
}

/** `statementMs` is the statement timeout; 0 means none. */
function createDatabase({ databaseUrl }: EditingSettings, statementMs: number) {
  return postgresAdapter({
    push: false,
    blocksAsJSON: true,
    migrationDir: join(HERE, 'migrations'),
    pool: {
      connectionString: databaseUrl,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      options: `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS} -c statement_timeout=${statementMs}`,
    },
  })
}

function hookSettings(
  { clockOffsetMs, siteOrigin }: EditingSettings,
  live: LiveSettings | undefined,
): HookSettings {
  return { clockOffsetMs, siteOrigin, live }
}
