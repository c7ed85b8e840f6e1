import type { Clock } from '../src/views/clock.ts'
import { createMediaMirror, type MediaMirror } from '../src/replica/media-mirror.ts'
import { createOwnFolder } from '../src/replica/own-folder.ts'

/** The pictures and documents that a site has mirrored into its data folder; nothing is fetched. */
export async function mirrorOnDisk(
  dataDir: string,
  clock: Clock,
): Promise<Pick<MediaMirror, 'file'>> {
  const mirror = createMediaMirror({
    folder: createOwnFolder(dataDir, ['site', 'media']),
    upstream: { media: () => Promise.resolve(undefined) },
    clock,
    log: () => undefined,
  })
  await mirror.start()
  return mirror
}
