import type { Edition } from 'contract/answers/year.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { editionContext } from '../../views/edition.ts'
import { eventItemView } from '../../views/event-item.ts'
import type { NowView } from '../../views/now-view.ts'
import { listImage } from '../../views/people-who-died.ts'
import { smallPicture } from '../../views/picture.ts'
import type { Content } from '../../views/screen.ts'

/** What a row shows besides title, detail and year. */
export interface RowFacts {
  /** The current state of an event, without its instants, because no minutes are counted here. */
  readonly now?: Pick<NowView, 'state' | 'text' | 'isOver'> | undefined
  /** Of an event in a past edition. */
  readonly status?: string | undefined
  readonly where?: string | undefined
  readonly when?: string | undefined
  readonly picture?: string | undefined
}

/** By the codes of records. */
export type FactsOfRows = Readonly<Record<string, RowFacts>>

/**
 * Returns the facts of records of the current edition, by the same rules as all lists (spec/behaviour §32). They are
 * part of the page, so that the browser's search shows them too; those of earlier editions would make it many times as
 * large.
 */
export function factsOfRows(content: Content, edition: Edition, moment: Moment): FactsOfRows {
  const { year } = edition
  const context = editionContext(content, edition, moment)
  const events = content.get(`/years/${year}/program`)?.events ?? []
  const pictured = [
    ...(content.get(`/years/${year}/artists`)?.artists ?? []),
    ...(content.get(`/years/${year}/venues`)?.venues ?? []),
    ...(content.get(`/years/${year}/guides`)?.guides ?? []),
  ]
  return Object.fromEntries([
    ...pictured.map(({ id, image }) => [id, { picture: smallPicture(image) }]),
    ...events.map((event) => {
      const { now, status, where, when } = eventItemView(event, context)
      const said = now && { state: now.state, text: now.text, isOver: now.isOver }
      return [event.id, { now: said, status, where, when, picture: smallPicture(listImage(event)) }]
    }),
  ])
}
