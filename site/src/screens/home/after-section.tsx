import { Buttons } from '../../ui/buttons.tsx'
import styles from './home.module.css'
import type { HomeView } from './load.ts'
import { SectionHead } from './section-head.tsx'

/** The home screen's part about an edition that is over, with links into it (spec/screens §1, "Past"). */
export function AfterSection({ after }: { after: NonNullable<HomeView['after']> }) {
  return (
    <section className={styles.section} aria-labelledby="after">
      <SectionHead id="after" title="In numbers" />
      <dl className={styles.numbers}>
        {after.numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Buttons
        links={[
          { href: after.href, title: 'The whole program' },
          { href: '/past-festivals', title: 'Past festivals' },
        ]}
      />
    </section>
  )
}
