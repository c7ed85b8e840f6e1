import { createNodeServer } from '../src/http/node-server.ts'
import type { SiteBuild } from '../src/process/built-app.ts'
import type { StaticFiles } from '../src/http/static-files.ts'
import { GLOBAL_OF_PAGES } from './browser-site.ts'
import type { TestSiteOptions } from './create-test-site.ts'
import { freePort } from './free-port.ts'
import { createSmallFestival } from './small-festival.ts'

export interface ServedBuild {
  readonly built: SiteBuild
  readonly assetFiles: StaticFiles
  readonly settings?: TestSiteOptions['settings']
}

export interface ServeBuildsOptions extends Pick<TestSiteOptions, 'answers' | 'settings'> {
  readonly endedBy: (end: () => Promise<void>) => void
}

/** The first build answers until `answerBy` is called. */
export async function serveBuilds(
  builds: readonly ServedBuild[],
  { endedBy, ...options }: ServeBuildsOptions,
) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const answers = { '/global': GLOBAL_OF_PAGES, ...options.answers }
  const sites = await Promise.all(
    builds.map((build) => createSmallFestival({ ...options, ...build, answers, origin, endedBy })),
  )
  await Promise.all(sites.map(({ settled }) => settled()))
  const documents: string[] = []
  let choose = () => 0
  const server = createNodeServer({
    async respond(request) {
      if (request.headers['sec-fetch-dest'] === 'document') documents.push(request.target)
      const site = sites[choose()] ?? sites[0]
      if (!site) throw new Error('there is no build')
      return site.respond(request)
    },
    report: () => undefined,
    origin,
  })
  await server.listen(port)
  endedBy(() => server.drain(0))
  return {
    origin,
    /** The paths that were requested as documents since the last call. */
    documents: () => documents.splice(0),
    answerBy(next: number | (() => number)) {
      choose = typeof next === 'number' ? () => next : next
    },
  }
}
