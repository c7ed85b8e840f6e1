import type { CollectionSlug, PayloadRequest, SanitizedPermissions } from 'payload'
import styles from './home.module.css'

/** The collections to which staff add most often, in the order of a program. */
const OFTEN: readonly CollectionSlug[] = ['events', 'venues', 'artists', 'articles', 'media']

interface Props {
  readonly req: PayloadRequest
  readonly permissions: SanitizedPermissions
}

export function NewRecords({ req, permissions }: Props) {
  const may = OFTEN.filter((slug) => permissions.collections?.[slug]?.create)
  return (
    <nav aria-label="New" className={styles.adding}>
      {may.map((slug) => {
        const { singular } = req.payload.collections[slug].config.labels
        const words = typeof singular === 'string' ? singular.toLowerCase() : slug
        return (
          <a key={slug} href={`/admin/collections/${slug}/create`}>
            New {words}
          </a>
        )
      })}
    </nav>
  )
}
