import { Cross } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { LinkGroup } from './link-group.tsx'
import type { ShellGroup, ShellView } from './load-shell.ts'
import styles from './menu.module.css'
import { Strip } from './strip.tsx'
import strip from './strip.module.css'

/** A longer title that widens on hover would need a second line and move what is below (spec/design §5.2.1, MO2). */
const SHORT_TITLE = 16

/** Inside the dialog of the menu (spec/asked §2, spec/behaviour §13). `browser/shell/` opens and closes it. */
export function MenuContent({ shell }: { shell: ShellView }) {
  return (
    <>
      <div className={`${strip.strip} ${styles.strip}`}>
        <Strip header={shell.header} />
        <button type="button" className={`${strip.button} ${styles.close}`} data-close="">
          Close <Cross />
        </button>
      </div>
      <div className={styles.top}>
        <Link href="/now" className={styles.link}>
          Open now
        </Link>
        <SearchForm id="menu-search" />
      </div>
      <Groups groups={shell.menu} />
    </>
  )
}

function Groups({ groups: [first, ...others] }: { groups: readonly ShellGroup[] }) {
  return (
    <nav className={styles.groups} aria-label="Main">
      {first && (
        <div className={styles.first} data-long={isLong(first) ? '' : undefined}>
          <LinkGroup group={first} linkClassName={styles.link} />
        </div>
      )}
      <div className={styles.rest}>
        {others.map((group, index) => (
          <LinkGroup key={`${index} ${group.title}`} group={group} linkClassName={styles.link} />
        ))}
        <p>
          <Link href="/plan" className={styles.link}>
            My program
            <span data-saved-count="" />
          </Link>
        </p>
        <ColoursChoice />
      </div>
    </nav>
  )
}

/** `browser/shell/choose-colours.ts` marks the stored choice. */
const COLOURS = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['device', 'As my device'],
] as const

/** Light or dark (spec/behaviour §37.2). The menu opens only by script, so these buttons may need script too. */
function ColoursChoice() {
  return (
    <fieldset className={styles.colours}>
      <legend>Colours</legend>
      {COLOURS.map(([colours, name]) => (
        <button
          key={colours}
          type="button"
          className={styles.link}
          data-colours={colours}
          aria-pressed={colours === 'light'}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

function isLong({ links }: ShellGroup): boolean {
  return links.some(({ title }) => title.length > SHORT_TITLE)
}
