import type { Screen } from '../../screen.ts'
import { loadEvent, type EventView } from './load.ts'

function Event({ view }: { view: EventView }) {
  return (
    <>
      <h1>{view.title}</h1>
      <p>{view.teaser}</p>
    </>
  )
}

export const screen: Screen<EventView> = { load: loadEvent, Component: Event }
