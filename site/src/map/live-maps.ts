import type { Basemap } from 'contract/answers/basemap.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'
import type { Position } from 'contract/rules/distance.ts'
import { createContext, type ComponentType } from 'react'
import type { StreetMapView } from './street-map-view.ts'

/** What a live map draws its ground from. */
export type LiveGround =
  | { readonly kind: 'basemap'; readonly basemap: Basemap }
  /** Any vector style of the web, where one is configured. */
  | { readonly kind: 'outside'; readonly styleUrl: string }

export interface LiveMapProps {
  readonly view: StreetMapView
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

/** How still maps come alive; only a browser has it. */
export interface LiveMaps {
  /** Whether a map is loaded when it comes near, or only when it is used: a visitor may want to save data. */
  readonly isEager: boolean
  readonly loadLiveMap: () => Promise<ComponentType<LiveMapProps>>
  /** Undefined without one: there is no live map then. */
  readonly loadGround: (area: BasemapArea) => Promise<LiveGround | undefined>
}

/** Fixed for the life of a document. */
export const LiveMapsContext = createContext<LiveMaps | undefined>(undefined)
