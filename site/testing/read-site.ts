import type { Festival } from './festival.ts'

export interface ReadAnswer {
  readonly status: number
  readonly etag: string | null
  readonly text: string
}

export interface ReadPage {
  readonly html: ReadAnswer
  readonly payload: ReadAnswer
}

/** Pages by path. */
export type SitePages = ReadonlyMap<string, ReadPage>

/** As many requests at a time as a site on two cores answers without delay. */
const AT_ONCE = 8

/** Reads pages and their payloads. A page that is entered by a redirect is read where that leads. */
export async function readSite(
  { get }: Pick<Festival, 'get'>,
  paths: readonly string[],
): Promise<SitePages> {
  const pages = new Map<string, ReadPage>()
  const queue = [...paths]
  const readNext = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const html = await readAnswer(await get(path, { redirect: 'follow' }))
      const payload = await readAnswer(await get(`${path === '/' ? '' : path}/_payload.json`))
      pages.set(path, { html, payload })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readNext))
  return pages
}

async function readAnswer(response: Response): Promise<ReadAnswer> {
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    text: await response.text(),
  }
}
