import type { AnswerOf } from 'contract/answers/keys.ts'
import type { EventStub } from 'contract/answers/stubs.ts'
import { daysBetween } from 'contract/rules/local-time.ts'
import type { Edition } from 'contract/answers/year.ts'
import { todayView, type TodayView } from './today.ts'
import { siteName } from 'contract/rules/page-title.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Moment } from 'contract/rules/moment.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { articleItemView, type ArticleItemView } from '../../views/article-item.ts'
import { countKinds } from '../../views/count-text.ts'
import {
  editionContext,
  editionDates,
  hasBegun,
  isPastEdition,
  isPastFestival,
  noEventsText,
  type EditionContext,
} from '../../views/edition.ts'
import { eventItemView, isOver, type EventItemView } from '../../views/event-item.ts'
import { guideItemView, type GuideItemView } from '../../views/guide-item.ts'
import { eventNowView } from '../../views/now-view.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'
import { stubNotice } from '../../views/people-who-died.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'
import { timelineNow } from '../../views/timeline-now.ts'

export interface HeroView {
  readonly picture: PictureView
  readonly credit: string
  readonly href: string
}

export interface HomeView {
  readonly hero?: HeroView | undefined
  readonly moreHeroes: readonly HeroView[]
  /** The edition's name; while the edition is not public, a text that it is in preparation. */
  readonly title: string
  readonly about: string
  readonly where: string
  readonly themeWord: string
  readonly lead?: string | undefined
  readonly dates?: string | undefined
  /** "48 exhibitions, 40 events"; without any, the text that the program is announced soon. */
  readonly counts?: string | undefined
  /** A note of staff about the whole program. */
  readonly note?: string | undefined
  /** To the program, or to past festivals while the edition is not public; absent if there are none. */
  readonly program?: { readonly href: string; readonly title: string } | undefined
  /** The text in place of the program while the edition is not public. */
  readonly preparing?: string | undefined
  readonly featured: readonly EventItemView[]
  readonly band?: { readonly event: EventItemView; readonly picture: PictureView } | undefined
  /** Today, open now with its count, map; only during the festival. */
  readonly live?: readonly { readonly href: string; readonly text: string }[] | undefined
  readonly today?: TodayView | undefined
  readonly after?:
    | {
        readonly numbers: readonly { readonly label: string; readonly value: number }[]
        readonly href: string
      }
    | undefined
  readonly guides: readonly GuideItemView[]
  readonly articles: readonly ArticleItemView[]
  /** To the map, access and past festivals, as far as these pages exist. */
  readonly ways: readonly { readonly href: string; readonly text: string }[]
}

/** The items do not say the year, because the page shows it once, above them. */
const IN_EDITION = { saysYear: false }
const IN_PREPARATION = 'In preparation'
const PREPARING = 'The program will be here once it is ready.'
/** A custom page. Without a page of this name the link is left out. */
const ACCESS_PAGE = 'visit/access'

/** spec/screens §1 */
export function loadHome({ content, moment }: LoadArgs): Loaded<HomeView> {
  const home = content.get('/home')
  const timeline = content.get('/timeline')
  const global = content.get('/global')
  const copy = screenCopy(content, 'home', '')
  const year = home?.edition?.year
  const edition = year === undefined ? undefined : content.get(`/years/${year}`)
  const context = edition && editionContext(content, edition, moment)
  // The first picture of the site comes before any words, so an event with a notice is left out.
  const heroes = (home?.hero ?? []).filter(({ event }) => stubNotice(event) === undefined)
  const [hero, ...moreHeroes] = heroesOfTheDay(heroes, home?.edition, moment).flatMap(heroView)
  const hasPast = edition ? hasFestivalOver(edition, { content, moment }) : hasFestivals(content)
  const site = edition ? undefined : content.get('/site')
  // Without an edition the festival's name stands in place of the theme.
  const name = siteName(site?.name, global?.header.title)
  const themeWord = edition ? (edition.theme_title ?? global?.header.title ?? '') : name

  return {
    page: pageMeta({
      title: copy.meta?.title,
      description: copy.description,
      // Not the picture of the day: other sites store a preview for a long time (spec/screens §1).
      image: heroes[0]?.image,
      meta: copy.meta,
      theme: copy.theme ?? home?.edition?.theme,
      fitted: themeWord,
      noindex: !edition && !hasPast,
    }),
    view: {
      hero,
      moreHeroes,
      title: edition ? (global?.header.title ?? '') : IN_PREPARATION,
      about: global?.header.about || (site?.description ?? ''),
      where: site?.preparing || global?.header.where || '',
      themeWord,
      lead: home?.lead,
      ...(edition && { dates: editionDates(edition), counts: countsText(edition, moment) }),
      note: copy.intro,
      ...(edition ? {} : { preparing: PREPARING }),
      program: programLink(edition, hasPast),
      ways: ways(content, edition, hasPast),
      ...picks(home, context),
      live:
        edition && context && hasBegun(edition, moment) ? liveWords(content, context) : undefined,
      today:
        context && !context.isPast && timeline
          ? todayView(timeline, context, timelineNow(content, timeline, context))
          : undefined,
      after: edition && context?.isPast ? afterView(edition, content) : undefined,
    },
  }
}

/** The list of all festivals is read only if this edition is not over and none is before it. */
function hasFestivalOver(
  edition: Edition,
  { content, moment }: Pick<LoadArgs, 'content' | 'moment'>,
): boolean {
  if (edition.previous_year !== undefined || isPastEdition(edition, moment)) return true
  const festivals = content.get('/past-festivals')?.items ?? []
  return festivals.some((festival) => isPastFestival(festival, { moment, zone: edition.zone }))
}

/** Called only without an edition, so that a usual home page does not depend on these lists. */
function hasFestivals(content: LoadArgs['content']): boolean {
  const editions = content.get('/routes')?.festival_years ?? []
  const records = content.get('/past-festivals')?.items ?? []
  return editions.length > 0 || records.length > 0
}

function programLink(edition: Edition | undefined, hasPast: boolean): HomeView['program'] {
  if (edition) {
    return { href: '/program', title: countEvents(edition) > 0 ? 'Full program' : 'Program' }
  }
  return hasPast ? { href: '/past-festivals', title: 'Past festivals' } : undefined
}

function countEvents({ types }: Edition): number {
  return types.reduce((sum, { count }) => sum + count, 0)
}

function countsText(edition: Edition, moment: Moment): string {
  const { year, types } = edition
  if (countEvents(edition) === 0) return noEventsText(year, isPastEdition(edition, moment))
  const count = (kind: 'durational' | 'timed') =>
    types.filter((type) => type.kind === kind).reduce((sum, type) => sum + type.count, 0)
  return countKinds(count('durational'), count('timed'))
}

function ways(
  content: LoadArgs['content'],
  edition: Edition | undefined,
  hasPast: boolean,
): HomeView['ways'] {
  const access = content.get(`/pages/${ACCESS_PAGE}`)
  return [
    ...(edition ? [{ href: '/program/map', text: 'Map' }] : []),
    ...(access ? [{ href: `/${ACCESS_PAGE}`, text: 'Access' }] : []),
    ...(hasPast ? [{ href: '/past-festivals', text: 'Past festivals' }] : []),
  ]
}

function liveWords(content: LoadArgs['content'], context: EditionContext): HomeView['live'] {
  if (context.isPast) return undefined
  const events = content.get(`/years/${context.year}/program`)?.events ?? []
  const open = events.filter((event) => eventNowView(event, context)?.state === 'open').length
  return [
    { href: '/program?day=today', text: 'Today' },
    { href: '/now', text: open === 0 ? 'Open now' : `${open} open now` },
    { href: '/program/map', text: 'Map' },
  ]
}

/** Leaves out events that are over (spec/behaviour §32.5). */
function picks(home: AnswerOf<'/home'> | undefined, context: EditionContext | undefined) {
  const picture = pictureView(home?.band?.image)
  const possible = (events: readonly EventStub[]) =>
    events
      .map((event) => eventItemView(event, context, IN_EDITION))
      .filter((event) => !isOver(event))
  const [event] = possible(home?.band ? [home.band.event] : [])
  return {
    featured: possible(home?.featured ?? []),
    band: event && picture && { event, picture },
    guides: (home?.guides ?? []).map((guide) =>
      guideItemView(guide, context?.precinctTitles ?? {}),
    ),
    articles: (home?.articles ?? []).map(articleItemView),
  }
}

function afterView(edition: Edition, content: LoadArgs['content']): HomeView['after'] {
  const { year } = edition
  const venues = content.get(`/years/${year}/venues`)
  const artists = content.get(`/years/${year}/artists`)
  return {
    numbers: [
      { label: 'Events', value: countEvents(edition) },
      { label: 'Artists', value: artists?.artists.length ?? 0 },
      { label: 'Venues', value: venues?.venues.length ?? 0 },
    ],
    href: `/${year}/program`,
  }
}

/**
 * Returns the works of the hero, beginning with the work of the day. It does not change with each visit, because a page
 * is the same for all visitors (spec/screens §1).
 */
function heroesOfTheDay(
  heroes: readonly Hero[],
  edition: { readonly start: string; readonly zone: string } | undefined,
  moment: Moment,
) {
  if (heroes.length === 0) return []
  const day = edition
    ? Math.max(0, daysBetween(edition.start, moment.today(edition.zone))) % heroes.length
    : 0
  return [...heroes.slice(day), ...heroes.slice(0, day)]
}

type Hero = AnswerOf<'/home'>['hero'][number]

function heroView(hero: Hero): HeroView[] {
  const picture = pictureView(hero.image)
  if (!picture) return []
  const href = pathOf({ type: 'event', slug: hero.event.slug })
  return [{ picture, credit: creditText(hero), href }]
}

/** The event's page has the full credit. */
function creditText({ event, image: { credit } }: Hero): string {
  const artists = credit?.artists.length ? credit.artists : event.artists.map(({ name }) => name)
  return [artists.join(', '), `[${credit?.work_title ?? event.title}]`, credit?.year]
    .filter(Boolean)
    .join(', ')
}
