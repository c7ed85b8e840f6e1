import { resolveTheme } from 'contract/rules/theme.ts'
import { useLayoutEffect } from 'react'
import { bringToLife } from './bring-to-life.ts'
import styles from './gallery-page.module.css'
import type { Section } from './specimen.ts'
import { CONTROLS } from './specimens/controls.tsx'
import { FOUNDATIONS } from './specimens/foundations.tsx'
import { LISTS } from './specimens/lists.tsx'
import { PARTS } from './specimens/parts.tsx'
import { PICTURES } from './specimens/pictures.tsx'
import { THEMES } from './themes.ts'

const SECTIONS: readonly Section[] = [...FOUNDATIONS, ...PICTURES, ...LISTS, ...CONTROLS, ...PARTS]

export function Gallery({ theme }: { theme: string }) {
  useLayoutEffect(() => bringToLife(THEMES[theme] ?? resolveTheme()), [theme])
  return (
    <main className={`wrap ${styles.gallery}`}>
      <h1>Gallery</h1>
      <nav aria-label="Themes">
        <ul className={styles.themes}>
          {Object.keys(THEMES).map((name) => (
            <li key={name}>
              <a href={`?theme=${name}`} aria-current={name === theme ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map(({ id, title, specimens }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {specimens.map(({ name, element }) => (
            <div key={name} className={styles.specimen}>
              <p className={styles.name}>{name}</p>
              {element}
            </div>
          ))}
        </section>
      ))}
    </main>
  )
}
