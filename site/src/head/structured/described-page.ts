import type { Thing } from 'schema-dts'
import type { LoadArgs, PageMeta } from '../../views/screen.ts'

/** The site as structured data names it on every page. */
export interface DescribedSite {
  readonly origin: string
  readonly name: string
}

/** A page that structured data is made for. */
export interface DescribedPage extends Pick<LoadArgs, 'content' | 'moment' | 'params' | 'meta'> {
  readonly site: DescribedSite
  /** Canonical and absolute. */
  readonly url: string
  readonly page: PageMeta
}

/** Returns the things that a page is about; none if its record does not exist. */
export type Describe = (page: DescribedPage) => readonly Thing[]
