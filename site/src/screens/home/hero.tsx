import { Caption } from '../../ui/caption.tsx'
import { FitText } from '../../ui/fit-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './hero.module.css'
import type { HomeView } from './load.ts'

/**
 * The picture covers the screen, so a 3:2 picture is at least 150vh wide. On a phone held upright most of that is cut
 * off at the sides and a scrim lies over the rest: a smaller file is enough.
 */
const SIZES = '(orientation: portrait) 100vh, max(100vw, 150vh)'

/**
 * The picture of the day (`heroOfTheDay` in `load.ts` chooses it), as large as the viewport, with the festival's name and
 * dates, and its theme fitted to the width.
 */
export function Hero({
  view: { hero, title, about, where, program, themeWord },
}: {
  view: HomeView
}) {
  return (
    <div className={styles.hero} data-pictured={hero ? 'yes' : 'no'}>
      {hero && <Picture view={hero.picture} sizes={SIZES} leading />}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {about && <p>{about}</p>}
        {where && <p>{program ? <Link href={program.href}>{where}</Link> : where}</p>}
        {hero && (
          <p className={styles.credit}>
            <Link href={hero.href}>
              <Caption text={hero.credit} />
            </Link>
          </p>
        )}
        <FitText as="h1" text={themeWord} className={styles.themeWord} />
      </div>
    </div>
  )
}
