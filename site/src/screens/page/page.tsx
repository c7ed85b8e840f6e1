import type { Screen } from '../../screen.ts'
import { loadCustomPage, type CustomPageView } from './load.ts'

function CustomPage({ view }: { view: CustomPageView }) {
  return <h1>{view.title}</h1>
}

export const screen: Screen<CustomPageView> = { load: loadCustomPage, Component: CustomPage }
