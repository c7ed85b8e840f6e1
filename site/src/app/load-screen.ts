import { notFound, type Loaded, type LoadArgs, type NotFound } from '../views/screen.ts'
import type { AnyScreen } from './screens.ts'
import { alertsAt } from '../views/alerts.ts'
import { earliest } from '../views/earliest.ts'

/** What a screen shows on a canonical path, and the alerts above it. */
export function loadScreen(
  screen: AnyScreen,
  path: string,
  args: LoadArgs,
): Loaded<unknown> | NotFound {
  const loaded = screen.load(args)
  if (loaded === notFound) return notFound
  const site = args.content.get('/site')
  const { alerts, until } = alertsAt(site, path, args.clock.now())
  const page = { ...loaded.page, year: args.meta.year ?? loaded.page.year }
  return {
    ...loaded,
    page: alerts.length > 0 ? { ...page, alerts } : page,
    until: earliest(loaded.until, until),
  }
}
