import { stat } from 'node:fs/promises'
import type { Pack, PackFile } from '../keeping/pack.ts'
import { compress, type Body } from './compress.ts'
import type { PublishedPage } from './page.ts'
import type { Store } from './publisher.ts'
import type { MediaMirror } from '../replica/media-mirror.ts'

export interface PackDeps {
  readonly store: Pick<Store, 'get'>
  readonly mirror: Pick<MediaMirror, 'file'>
}

/**
 * Returns a function from a page to the contents of its pack; undefined for a page without a pack. Files that the
 * mirror does not have are left out, because a visitor could not download them.
 */
export function createPacks({ store, mirror }: PackDeps) {
  return async (page: PublishedPage): Promise<Body | undefined> => {
    const { pack, known, reads, images } = page
    if (!pack || known.record === undefined) return undefined
    const own = { url: known.path, bytes: page.html.br.length }
    const files = [...images, ...pack.sounds].map(async (url) => fileOf(url, mirror))
    const answer: Pack = {
      version: reads.get(known.record) ?? '',
      pages: [
        own,
        // The same stops from another start, so about as many bytes.
        ...pack.variants.map((query) => ({ url: known.path + query, bytes: own.bytes })),
        ...(await Promise.all(pack.pages.map((path) => pageOf(path, store)))).flat(),
      ],
      files: (await Promise.all(files)).flat(),
    }
    return compress(JSON.stringify(answer))
  }
}

async function pageOf(path: string, store: PackDeps['store']): Promise<readonly PackFile[]> {
  const page = await store.get(path)
  return page ? [{ url: path, bytes: page.html.br.length }] : []
}

async function fileOf(url: string, mirror: PackDeps['mirror']): Promise<readonly PackFile[]> {
  const file = await mirror.file(url.slice('/media/'.length))
  const size = file === undefined ? undefined : await stat(file).catch(() => undefined)
  return size ? [{ url, bytes: size.size }] : []
}
