import { WHOLE_SITE } from 'content/previews/previewed.ts'
import styles from './previews.module.css'

const SHOWN = {
  none: { query: '&drafts=none', label: 'As visitors will see it' },
  all: { query: '', label: 'The whole site with all drafts' },
} as const

export function WholeSiteLinks({ drafts }: { readonly drafts: keyof typeof SHOWN }) {
  const { query, label } = SHOWN[drafts]
  return (
    <ul className={styles.pages} aria-label={label}>
      {WHOLE_SITE.map((page) => (
        <li key={page.path}>
          <a href={`/api/previews/site?page=${page.path}${query}`} target="_blank" rel="noreferrer">
            {page.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
