import { idOf, type Relation } from 'content/rules/finding.ts'
import { thumbnailPath } from 'content/media/serve-media.ts'
import { loadRecord } from './loaders.ts'
import { inList, type CellProps } from './cell-props.ts'
import styles from './lists.module.css'

export const PictureCell = inList(
  async ({ rowData, payload, pictureField }: CellProps & { pictureField: string }) => {
    const id = idOf(rowData[pictureField] as Relation) // the field is an upload
    const picture = id === undefined ? undefined : await loadRecord(payload, 'media', id)
    const src = picture && thumbnailPath({ ...picture })
    // The picture has no alternative text, because the title beside it names the record.
    return src ? (
      <img className={styles.picture} src={src} alt="" loading="lazy" width={48} height={48} />
    ) : (
      '–'
    )
  },
)
