import type { FileItemView } from '../views/file-item.ts'
import styles from './files.module.css'
import { Link } from './link.tsx'

export function Files({ files }: { files: readonly FileItemView[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ title, href, facts, name }) => (
        <li key={href} className={styles.row}>
          <Link href={href} download={name}>
            {title}
          </Link>
          {facts && <span className={styles.facts}>{facts}</span>}
        </li>
      ))}
    </ul>
  )
}
