import { join } from 'node:path'
import { createContentService, type ContentService } from '../testing/content-service.ts'
import type { WireAnswers } from '../testing/create-test-site.ts'
import {
  startSiteProcess,
  type SiteProcess,
  type SiteProcessOptions,
} from '../testing/site-process.ts'

export interface BenchDeps {
  readonly answers: WireAnswers
  /** With copies of events, enough for 2,000 pages. */
  readonly manyAnswers: WireAnswers
  readonly folder: string
  readonly rounds: number
}

/** Every page is rendered before `measure` begins. */
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
