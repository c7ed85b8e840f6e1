import type { OxlintConfig, OxlintOverride } from 'oxlint'

/** `launch/import-boundaries.test.ts` checks these rules (docs/architecture.md) with wrong imports. */

interface ImportRule {
  readonly regex?: string
  readonly group?: string[]
  readonly message: string
  readonly allowTypeImports?: true
}

const TESTING: ImportRule = { regex: '/testing/', message: 'testing/ is imported by tests only' }

function notWorkspaces(names: readonly string[], message: string): ImportRule {
  const either = names.join('|')
  return { regex: `^(${either})/|/(${either})/`, message }
}

const SITE_IS_APART = notWorkspaces(
  ['content', 'studio', 'launch'],
  'site imports only the contract: HTTP joins it with the content service',
)
const CONTENT_IS_APART = notWorkspaces(
  ['site', 'studio', 'launch'],
  'content imports only the contract: HTTP joins it with the site',
)
const STUDIO_IS_APART = notWorkspaces(
  ['site', 'launch'],
  'studio imports only content and contract',
)
const PAYLOAD_UI: ImportRule = {
  regex: '^@payloadcms/ui(/|$)',
  message: 'components/payload-ui.ts brings it: the one place to check after an upgrade',
}
const BROWSER_TOO: ImportRule = {
  regex: '^node:|^undici$|^pino$|^hono|^@hono/',
  message: 'runs in a browser too',
}
const ZOD = { name: 'zod', message: 'valibot is the schema library' }

/** Each may import only the ones before it. All may import a loose file that is not listed (`payload-types.ts`). */
const CONTENT_ROOMS: readonly {
  readonly room: string
  readonly isFile?: boolean
  readonly rules?: readonly ImportRule[]
}[] = [
  { room: 'migrations' },
  { room: 'settings' },
  { room: 'records' },
  { room: 'rules' },
  { room: 'basemap' },
  { room: 'editions' },
  { room: 'lists' },
  { room: 'requests' },
  { room: 'addresses' },
  { room: 'links' },
  { room: 'saving' },
  { room: 'schema' },
  { room: 'fields' },
  { room: 'lookups' },
  { room: 'blocks' },
  { room: 'take-down' },
  { room: 'access' },
  { room: 'accounts' },
  { room: 'begin' },
  { room: 'history' },
  { room: 'hooks' },
  { room: 'next-edition' },
  { room: 'releases' },
  { room: 'stores' },
  { room: 'media' },
  { room: 'readiness' },
  { room: 'pickers' },
  { room: 'backup' },
  { room: 'exchange' },
  { room: 'timetable' },
  { room: 'quick' },
  { room: 'collections' },
  { room: 'globals' },
  {
    room: 'compose',
    rules: [
      {
        regex:
          '^node:(fs|net|http|https|child_process|timers|os|dns|perf_hooks)|^pg$|^undici$|/migrations/',
        message: 'compose is pure: no clock, no database, no network',
      },
      {
        regex: '^payload$|^@payloadcms/',
        allowTypeImports: true,
        message: 'compose is pure: of Payload only types',
      },
    ],
  },
  { room: 'live' },
  { room: 'previews' },
  {
    room: 'api',
    rules: [
      {
        regex: '/(compose|collections|globals|blocks)/',
        allowTypeImports: true,
        message: 'the API serves answers, it does not make or validate them',
      },
    ],
  },
  { room: 'studio-words', isFile: true },
  { room: 'payload-config', isFile: true },
  { room: 'studio-config', isFile: true },
  { room: 'demo' },
  { room: 'commands' },
  { room: 'fill-if-empty', isFile: true },
  { room: 'service', isFile: true },
  { room: 'main', isFile: true },
]

/** From the rooms in `types` a room may import types only. */
const SITE_ROOMS: Readonly<
  Record<
    string,
    { rooms: readonly string[]; types?: readonly string[]; rules?: readonly ImportRule[] }
  >
> = {
  keeping: {
    rooms: [],
    rules: [{ regex: '^react|^node:', message: 'browser, worker and server share it' }],
  },
  worker: {
    rooms: ['keeping'],
    rules: [{ regex: '^react|^node:', message: 'a service worker has neither' }],
  },
  urls: { rooms: [], rules: [{ regex: '^react|^node:', message: 'the URL contract is data' }] },
  islands: { rooms: [], rules: [BROWSER_TOO] },
  map: { rooms: ['islands'], rules: [BROWSER_TOO] },
  views: { rooms: ['urls', 'map'], rules: [BROWSER_TOO] },
  lists: { rooms: ['urls', 'views'], rules: [BROWSER_TOO] },
  ui: {
    rooms: ['urls', 'islands', 'map', 'views', 'lists'],
    rules: [
      BROWSER_TOO,
      {
        regex: '^contract/answers/',
        message: 'a part of ui/ takes plain props and knows no answer',
      },
    ],
  },
  search: { rooms: ['urls', 'views'], rules: [BROWSER_TOO] },
  shell: { rooms: ['islands', 'views', 'ui'], rules: [BROWSER_TOO] },
  screens: {
    rooms: ['keeping', 'urls', 'islands', 'map', 'views', 'lists', 'ui', 'search'],
    rules: [
      BROWSER_TOO,
      {
        regex: '^\\.\\./[a-z0-9-]+/|/screens/',
        message: 'a screen imports nothing from another screen: move it to ui/',
      },
    ],
  },
  styles: { rooms: [] },
  browser: {
    rooms: [
      'keeping',
      'urls',
      'islands',
      'map',
      'views',
      'lists',
      'ui',
      'search',
      'screens',
      'styles',
    ],
    rules: [
      BROWSER_TOO,
      {
        regex: '^react$|^react-dom|^(\\.\\./)+(screens|ui|map)/.*\\.tsx$',
        allowTypeImports: true,
        message: 'React is in the browser for islands only: wake-islands.ts and mount.tsx bring it',
      },
    ],
  },
  head: { rooms: ['urls', 'views'], types: ['browser', 'shell'], rules: [BROWSER_TOO] },
  app: {
    rooms: ['urls', 'islands', 'views', 'lists', 'ui', 'search', 'shell', 'head', 'screens'],
    types: ['browser'],
  },
  calendar: { rooms: ['urls', 'views', 'lists'] },
  feeds: { rooms: ['urls', 'views', 'lists'] },
  replica: {
    rooms: [],
    types: ['views'],
    rules: [{ regex: '^react', message: 'the replica renders nothing' }],
  },
  publish: {
    rooms: ['keeping', 'urls', 'views', 'replica', 'head'],
    types: ['app', 'browser', 'shell'],
    rules: [
      { regex: '^undici$|^node:(http|https|net)$', message: 'publish renders and fetches nothing' },
    ],
  },
  http: {
    rooms: ['keeping', 'urls', 'lists'],
    types: ['browser', 'publish', 'replica', 'views'],
    rules: [{ regex: '^react', message: 'http turns a request into a response and draws nothing' }],
  },
  preview: {
    rooms: ['urls', 'lists', 'views', 'replica', 'publish', 'http'],
    types: ['app', 'browser', 'shell'],
  },
  process: {
    rooms: [
      'urls',
      'browser',
      'views',
      'calendar',
      'feeds',
      'replica',
      'publish',
      'http',
      'preview',
    ],
  },
}

function contentOverrides(): OxlintOverride[] {
  return CONTENT_ROOMS.map(({ room, isFile = false, rules = [] }, place) => {
    const later = CONTENT_ROOMS.slice(place + 1).map((other) => other.room)
    return restricting([isFile ? `content/${room}.ts` : `content/${room}/**`], {
      patterns: [
        CONTENT_IS_APART,
        TESTING,
        ...rules,
        ...(later.length > 0 ? [notRooms(room, later, isFile ? { up: '\\./' } : {})] : []),
      ],
    })
  })
}

function siteOverrides(): OxlintOverride[] {
  return Object.entries(SITE_ROOMS).map(([room, { rooms, types = [], rules = [] }]) => {
    const others = Object.keys(SITE_ROOMS).filter(
      (other) => other !== room && !rooms.includes(other),
    )
    const forbidden = others.filter((other) => !types.includes(other))
    return restricting([`site/src/${room}/**`], {
      paths: [ZOD],
      patterns: [
        SITE_IS_APART,
        TESTING,
        ...rules,
        notRooms(room, [...forbidden, 'main']),
        ...(types.length > 0 ? [notRooms(room, types, { allowTypeImports: true })] : []),
      ],
    })
  })
}

function notRooms(
  room: string,
  others: readonly string[],
  { up = '(\\.\\./)+', ...more }: Partial<ImportRule> & { readonly up?: string } = {},
): ImportRule {
  return {
    regex: `^${up}(${others.join('|')})[/.]`,
    message: `${room}/ may not import this room (docs/architecture.md)`,
    ...more,
  }
}

function restricting(
  files: string[],
  {
    paths = [],
    patterns,
  }: { paths?: readonly { name: string; message: string }[]; patterns: readonly ImportRule[] },
): OxlintOverride {
  return {
    files,
    rules: {
      'eslint/no-restricted-imports': ['error', { paths: [...paths], patterns: [...patterns] }],
    },
  }
}

/** Forbids imports that match none of these globs. */
function only(globs: readonly string[], message: string): ImportRule {
  return { group: ['*', '**', ...globs.map((glob) => `!${glob}`)], message }
}

/** They use the machine's time zone instead of the festival's. */
const LOCAL_TIME = [
  'getDate',
  'getDay',
  'getFullYear',
  'getHours',
  'getMinutes',
  'getMonth',
  'getSeconds',
  'getTimezoneOffset',
  'setDate',
  'setHours',
  'setMonth',
  'toDateString',
  'toLocaleDateString',
  'toLocaleString',
  'toLocaleTimeString',
]
const HTML_STRINGS = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML']

const config: OxlintConfig = {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  options: {
    reportUnusedDisableDirectives: 'error',
  },
  env: {
    builtin: true,
    es2026: true,
  },
  ignorePatterns: [
    '**/dist/**',
    '**/.next/**',
    'content/payload-types.ts',
    'content/migrations/**',
    'studio/app/(payload)/**',
  ],
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'import/no-default-export': 'error',
    'import/no-named-as-default-member': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'import/extensions': [
      'error',
      'always',
      {
        ignorePackages: true,
        checkTypeImports: true,
      },
    ],
    'import/no-unassigned-import': [
      'error',
      {
        allow: ['**/*.css'],
      },
    ],
    'oxc/no-barrel-file': [
      'error',
      {
        threshold: 0,
      },
    ],
    'unicorn/filename-case': [
      'error',
      {
        case: 'kebabCase',
      },
    ],
    'eslint/max-lines': [
      'error',
      {
        max: 400,
      },
    ],
    'eslint/max-lines-per-function': [
      'error',
      {
        max: 60,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    'eslint/max-params': [
      'error',
      {
        max: 4,
      },
    ],
    'eslint/max-depth': [
      'error',
      {
        max: 4,
      },
    ],
    'eslint/no-underscore-dangle': [
      'error',
      {
        allow: ['_status'],
      },
    ],
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'react/forbid-dom-props': [
      'error',
      {
        forbid: ['style'],
      },
    ],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'eslint/no-restricted-properties': [
      'error',
      ...LOCAL_TIME.map((property) => ({
        property,
        message: 'Local zone: use contract/rules/local-time.ts',
      })),
      ...HTML_STRINGS.map((property) => ({ property, message: 'No HTML strings (style §2.17)' })),
    ],
  },
  overrides: [
    {
      files: ['**/*.tsx'],
      rules: {
        'eslint/max-lines-per-function': [
          'error',
          {
            max: 120,
            skipBlankLines: true,
            skipComments: true,
          },
        ],
      },
    },
    {
      files: [
        '**/*.config.ts',
        '**/*-setup.ts',
        'content/studio-config.ts',
        'studio/**',
        '**/*.d.ts',
      ],
      rules: {
        'import/no-default-export': 'off',
      },
    },
    {
      // These files use `style` attributes, which only the site's policy forbids.
      files: [
        'studio/components/choices/colours.tsx',
        'studio/components/media/focal-point.tsx',
        'studio/components/timetable/timetable-grid.tsx',
      ],
      rules: {
        'react/forbid-dom-props': 'off',
      },
    },
    {
      files: [
        'site/src/process/site.ts',
        'site/src/publish/publisher.ts',
        'site/src/http/respond.ts',
        'site/src/replica/replica.ts',
        'site/src/replica/media-mirror.ts',
        'content/live/publisher.ts',
        'content/saving/merge.ts',
        'studio/components/saving/saver.ts',
      ],
      rules: {
        'eslint/max-lines-per-function': [
          'error',
          {
            max: 100,
            skipBlankLines: true,
            skipComments: true,
          },
        ],
      },
    },
    {
      files: ['oxlint.config.ts'],
      rules: {
        'eslint/max-lines': 'off',
        'eslint/max-lines-per-function': 'off',
      },
    },
    {
      files: ['site/src/**/*.tsx'],
      rules: {
        'react/forbid-elements': [
          'error',
          {
            forbid: [
              {
                element: 'a',
                message:
                  'every link passes the one parser: use ui/link.tsx (spec/behaviour \u00a79)',
              },
            ],
          },
        ],
      },
    },
    {
      files: [
        'site/src/ui/link.tsx',
        'site/src/ui/lightbox/picture-set.tsx',
        'site/src/shell/header.tsx',
        'site/src/shell/page-document.tsx',
        'site/src/map/street-map.tsx',
        'site/src/map/live/live-pins.tsx',
        'site/src/map/live/live-map.tsx',
        'site/src/screens/holding/holding.tsx',
        'site/src/**/*.test.tsx',
      ],
      rules: {
        'react/forbid-elements': 'off',
      },
    },
    {
      files: ['site/src/shell/page-document.tsx', 'site/src/islands/island.tsx'],
      rules: {
        'react/no-danger': 'off',
      },
    },
    restricting(['launch/**'], {
      patterns: [
        {
          regex: '^(contract|content|site|studio)/|/(content|site|studio)/',
          message: 'launch starts the other parts as processes and imports none of them',
        },
        {
          group: ['**/contract/**', '!../contract/rules/**', '!../contract/settings.ts'],
          message: 'launch imports of the contract only rules and settings',
        },
      ],
    }),
    restricting(['contract/settings.ts'], {
      patterns: [
        only(['valibot', './rules/**'], 'contract/settings.ts imports only valibot and the rules'),
      ],
    }),
    restricting(['contract/rules/**'], {
      patterns: [
        only(
          ['./**', 'slugify', '../answers/scalars.ts'],
          'contract/rules imports only slugify and answers/scalars.ts',
        ),
      ],
    }),
    restricting(['contract/answers/**'], {
      patterns: [
        only(
          ['./**', 'valibot', '../rules/**'],
          'contract/answers imports only valibot and the rules',
        ),
      ],
    }),
    restricting(['contract/testing/**'], {
      patterns: [
        only(
          ['./**', 'valibot', 'fast-check', '../rules/**', '../answers/**'],
          'contract/testing imports only the contract and fast-check',
        ),
      ],
    }),
    restricting(['content/**'], { patterns: [CONTENT_IS_APART, TESTING] }),
    ...contentOverrides(),
    restricting(['studio/**'], { patterns: [STUDIO_IS_APART, PAYLOAD_UI] }),
    // Server code cannot use `payload-ui.ts`, which is client code.
    restricting(
      [
        'studio/components/payload-ui.ts',
        'studio/components/payload-server.ts',
        'studio/form-state.ts',
      ],
      { patterns: [STUDIO_IS_APART] },
    ),
    restricting(['site/**'], {
      paths: [{ name: 'react-dom/server.edge', message: 'costs 40 % more CPU' }, ZOD],
      patterns: [SITE_IS_APART, TESTING],
    }),
    ...siteOverrides(),
    restricting(
      ['site/src/browser/islands/wake-islands.ts', 'site/src/browser/islands/mount.tsx'],
      {
        patterns: [SITE_IS_APART, TESTING, BROWSER_TOO],
      },
    ),
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        'site/testing/**',
        'site/fuzz/**',
        'site/bench/**',
        'site/journeys/**',
        'content/testing/**',
        'launch/testing/**',
      ],
      rules: {
        'eslint/max-lines-per-function': 'off',
        'eslint/no-restricted-imports': 'off',
        'vitest/expect-expect': [
          'error',
          {
            assertFunctionNames: ['expect*'],
          },
        ],
        'unicorn/consistent-function-scoping': 'off',
        'eslint/max-lines': 'off',
      },
    },
    restricting(
      [
        'site/**/*.test.ts',
        'site/**/*.test.tsx',
        'site/testing/**',
        'site/fuzz/**',
        'site/bench/**',
        'site/compare/**',
        'site/browsers/**',
      ],
      { patterns: [SITE_IS_APART] },
    ),
    restricting(['content/**/*.test.ts', 'content/testing/**'], { patterns: [CONTENT_IS_APART] }),
  ],
}

export default config
