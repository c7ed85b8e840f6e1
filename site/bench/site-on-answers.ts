import { join } from 'node:path'
import { createContentService, type ContentService } from '../testing/content-service.ts'
import type { WireAnswers } from '../testing/create-test-site.ts'
import {
  startSiteProcess,
  type SiteProcess,
  type SiteProcessOptions,
} from '../testing/site-process.ts'

/** What each measurement needs. */
export interface BenchDeps {
  /** The answers of the demo edition. */
  readonly answers: WireAnswers
  /** The answers of the demo edition with copies of its events, enough for 2,000 pages. */
  readonly manyAnswers: WireAnswers
  /** A temporary folder for this run. */
  readonly folder: string
  /** Number of rounds of a comparison. */
  readonly rounds: number
}

/** Starts a site in a separate process, waits until every page is rendered, measures it, and ends it. */
export async function withSite<Result>(
  {
    answers,
    folder,
    ...options
  }: Pick<BenchDeps, 'answers' | 'folder'> & Pick<SiteProcessOptions, 'isBrowsed'>,
  measure: (site: SiteProcess, content: ContentService) => Promise<Result>,
): Promise<Result> {
  const content = await createContentService(answers)
  const dataDir = join(folder, `site-${Math.random().toString(36).slice(2)}`)
  const site = await startSiteProcess({ contentUrl: content.url, dataDir, ...options })
  try {
    await site.ready()
    return await measure(site, content)
  } finally {
    await site.close()
    content.close()
  }
}
