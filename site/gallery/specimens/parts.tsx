import { EventBanner } from '../../src/screens/event/event-banner.tsx'
import { AccessList } from '../../src/ui/access-list.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { Fact, Facts } from '../../src/ui/facts.tsx'
import { Files } from '../../src/ui/files.tsx'
import { HoursTable } from '../../src/ui/hours-table.tsx'
import { LegacyTop } from '../../src/ui/legacy-top.tsx'
import { Neighbours } from '../../src/ui/neighbours.tsx'
import { PastBadge } from '../../src/ui/past-badge.tsx'
import { ResultLine } from '../../src/ui/result-line.tsx'
import { ScreenHead } from '../../src/ui/screen-head.tsx'
import { Stats } from '../../src/ui/stats.tsx'
import { YearNav } from '../../src/ui/year-nav.tsx'
import loadingBar from '../../src/shell/loading-bar.module.css'
import styles from '../gallery-page.module.css'
import type { Section } from '../specimen.ts'

export const PARTS: readonly Section[] = [
  {
    id: 'facts',
    title: 'Facts',
    specimens: [
      {
        name: 'Facts with hours and access',
        element: (
          <Facts>
            <Fact term="Where">Shed 9, Docklands</Fact>
            <Fact term="When">
              <HoursTable
                view={{
                  today: { text: '10am–5pm' },
                  open: { text: 'Open until 5pm', isOpen: true },
                  week: [
                    { days: 'Monday–Friday', hours: '10am–5pm' },
                    { days: 'Saturday', hours: 'Closed' },
                  ],
                  exceptions: [
                    {
                      date: '2026-03-09',
                      day: 'Monday 9 March',
                      hours: 'Closed',
                      note: 'Labour Day',
                    },
                  ],
                  notes: ['Last entry half an hour before.'],
                }}
              />
            </Fact>
            <Fact term="Access">
              <AccessList
                view={{
                  items: [
                    { words: 'Step-free entrance', note: 'From the wharf side' },
                    { words: 'Accessible toilet: no' },
                  ],
                  checked: { date: '2026-02-20', text: '20 February 2026' },
                  contact: { text: 'access@parallax.example' },
                }}
              />
            </Fact>
          </Facts>
        ),
      },
      {
        name: 'Figures',
        element: (
          <Stats
            items={[
              { value: '48', label: 'exhibitions' },
              { value: '112,000', label: 'visitors' },
            ]}
          />
        ),
      },
      {
        name: 'Files',
        element: (
          <Files files={[{ title: 'Rules', href: '/media/rules.pdf', facts: 'PDF, 5.9 MB' }]} />
        ),
      },
    ],
  },
  {
    id: 'heads',
    title: 'Heads of screens and sections',
    specimens: [
      {
        name: 'Of a list',
        element: (
          <ScreenHead title="Program" line="6–29 March 2026" intro="Everything, in one list." />
        ),
      },
      {
        name: 'Of an edition that is over',
        element: (
          <ScreenHead
            title="Program"
            line="1–24 March 2024"
            past={{ year: 2024, isCurrent: false }}
          />
        ),
      },
      {
        name: 'Of a legacy edition',
        element: (
          <LegacyTop
            top={{
              title: 'Program',
              edition: 'Parallax 2022',
              dates: '4–27 March 2022',
              past: { year: 2022, isCurrent: false },
              tabs: [{ label: 'All', href: '/2022/program' }],
            }}
          />
        ),
      },
      {
        name: 'How much the filters keep',
        element: <ResultLine text="12 of 88, free" clearHref="/program" />,
      },
      {
        name: 'The years beside it',
        element: (
          <YearNav
            years={{
              previous: { year: 2022, href: '/2022/program' },
              next: { year: 2026, href: '/program' },
            }}
          />
        ),
      },
      {
        name: 'The records beside it',
        element: (
          <Neighbours
            label="Artists"
            words={['Before', 'Next']}
            previous={{ title: 'Akosua Brandt-Mills', href: '/artists/akosua-brandt-mills' }}
            next={{ title: 'Štefan Okonkwo-Lindqvist', href: '/artists/stefan' }}
          />
        ),
      },
    ],
  },
  {
    id: 'states',
    title: 'States',
    specimens: [
      {
        name: 'Empty',
        element: (
          <EmptyState
            sentence="No talks fit these filters."
            links={[{ href: '/program', text: 'Clear filters' }]}
          />
        ),
      },
      { name: 'Loading', element: bar({ 'data-state': 'running' }) },
      { name: 'Loading has failed', element: bar({ 'data-state': 'failed', 'data-failed': '' }) },
      { name: 'An edition that is over', element: <PastBadge year={2024} isCurrent={false} /> },
      {
        name: 'Cancelled',
        element: <EventBanner banner={{ word: 'Cancelled', note: 'The kiln is closed.' }} />,
      },
      {
        name: 'Moved',
        element: (
          <EventBanner
            banner={{
              word: 'Moved',
              previousVenue: { name: 'Shed 9', href: '/venues/shed-9' },
              changed: { iso: '2026-03-10T09:00:00+11:00', text: '10 March 2026' },
            }}
          />
        ),
      },
      { name: 'Sold out', element: <EventBanner banner={{ word: 'Sold out' }} /> },
    ],
  },
]

/** The loading bar of the shell, stopped half way. */
function bar(state: Readonly<Record<string, string>>) {
  return (
    <div className={styles.barFrame}>
      <div className={`${loadingBar.bar} ${styles.bar}`} {...state} />
    </div>
  )
}
