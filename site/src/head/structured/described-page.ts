import type { Thing } from 'schema-dts'
import type { LoadArgs } from '../../views/screen.ts'

/** What is the same on every page. */
export interface DescribedSite {
  readonly origin: string
  readonly name: string
}

/** A page as it is told to search engines. */
export interface DescribedPage extends Pick<LoadArgs, 'content' | 'moment' | 'params' | 'meta'> {
  readonly site: DescribedSite
  /** Absolute. */
  readonly url: string
  readonly name: string
  readonly description: string | undefined
}

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** What a page is about. */
export interface Description {
  readonly things: readonly Thing[]
  /** The edition whose lists it is reached from; absent: that of its route, else the current one. */
  readonly year?: number | undefined
  /** A page that it is reached from. */
  readonly parent?: Crumb | undefined
}

/** Gives undefined for a page that is told to nobody. */
export type Describe = (page: DescribedPage) => Description | undefined
