import { PictureCaption } from '../../ui/picture-caption.tsx'
import { FitText } from '../../ui/fit-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './hero.module.css'
import type { HeroView, HomeView } from './load.ts'

/**
 * The picture covers the screen, so a 3:2 picture is at least 150vh wide. On a phone held upright a smaller file is
 * enough: most of the picture is cut off at the sides, and a scrim lies over the rest.
 */
const SIZES = '(orientation: portrait) 100vh, max(100vw, 150vh)'

/** The picture of the day (`heroesOfTheDay` in `load.ts`). Others follow (`browser/shell/heroes.ts`). */
export function Hero({
  view: { hero, moreHeroes, title, about, where, program, themeWord, live },
}: {
  view: HomeView
}) {
  return (
    <div
      className={styles.hero}
      data-pictured={hero ? 'yes' : 'no'}
      data-live={live ? '' : undefined}
      data-heroes=""
    >
      {hero && <Picture view={hero.picture} sizes={SIZES} leading />}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {about && <p>{about}</p>}
        {where && <Where text={where} href={program?.href} />}
        {hero && (
          <div className={styles.credit}>
            <Credit hero={hero} />
            {moreHeroes.length > 0 && (
              <button type="button" className={styles.pause} data-pause="" disabled>
                Pause
              </button>
            )}
          </div>
        )}
        <FitText as="h1" text={themeWord} className={styles.themeWord} />
      </div>
    </div>
  )
}

function Where({ text, href }: { readonly text: string; readonly href: string | undefined }) {
  const words = <Unbroken text={text} />
  return <p>{href === undefined ? words : <Link href={href}>{words}</Link>}</p>
}

function Credit({ hero: { href, credit } }: { hero: HeroView }) {
  return (
    <p data-credit="">
      <Link href={href}>
        <PictureCaption text={credit} />
      </Link>
    </p>
  )
}

/**
 * A template, so that nothing in it is loaded before it is shown. It is last in the page, so that the first picture
 * does not wait for it.
 */
export function MoreHeroes({ heroes }: { heroes: readonly HeroView[] }) {
  if (heroes.length === 0) return null
  return (
    <template data-more-heroes="">
      {heroes.map((hero) => (
        <div key={hero.href}>
          <Picture view={hero.picture} sizes={SIZES} />
          <Credit hero={hero} />
        </div>
      ))}
    </template>
  )
}
