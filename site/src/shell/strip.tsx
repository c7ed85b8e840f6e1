import { Link } from '../ui/link.tsx'
import type { ShellView } from './load-shell.ts'
import styles from './strip.module.css'

/** The texts of the strip, in the header and again in the menu; each links to `/` (spec/asked §2). */
export function Strip({ header }: { header: ShellView['header'] }) {
  const { title, about, where, themeText, mobileTitle } = header
  const texts = [
    { name: 'about', text: about },
    { name: 'where', text: where },
    { name: 'theme', text: themeText },
  ]
  return (
    <>
      {title && (
        <Link href="/" className={styles.title} current={false}>
          <span className={styles.wide}>{title}</span>
          <span className={styles.narrow}>{mobileTitle}</span>
        </Link>
      )}
      {texts
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => (
          <Link key={name} href="/" className={styles[name]} current={false}>
            {text}
          </Link>
        ))}
    </>
  )
}
