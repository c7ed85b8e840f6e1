import type { Settings } from '../settings/environment.ts'
import { createFolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { createS3Store } from './s3-store.ts'

/** A bucket if the settings name one, otherwise a folder on this machine. */
export function createMediaStore({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): MediaStore {
  return s3 ? createS3Store(s3) : createFolderStore(dataDir)
}
