import type { Position } from 'contract/rules/distance.ts'
import type { LiveGround } from '../islands/island-context.ts'
import type { LiveMapView } from './street-map-view.ts'

export interface LiveMapProps {
  readonly view: LiveMapView
  readonly label: string
  readonly ground: LiveGround
  /** Where the visitor is, when they have asked for what is near. */
  readonly here?: Position | undefined
  /** Takes the selection back. */
  readonly clearHref?: string | undefined
  /** The map is drawn; `attribution` says whose ground it is when it is not the still map's. */
  readonly onReady: (attribution?: string) => void
  /** There will be no live map: the still one stays. */
  readonly onFail: () => void
}
