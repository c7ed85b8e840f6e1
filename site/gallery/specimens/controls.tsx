import { free, precinct } from '../../src/lists/facets.ts'
import { PROGRAM } from '../../src/lists/lists.ts'
import { narrowList } from '../../src/lists/narrow-list.ts'
import { Accordion } from '../../src/ui/blocks/accordion.tsx'
import { Buttons } from '../../src/ui/buttons.tsx'
import { FilterForm } from '../../src/ui/filter-form.tsx'
import { LegacyTabs } from '../../src/ui/legacy-top.tsx'
import { LetterLinks } from '../../src/ui/letter-links.tsx'
import { PageLinks } from '../../src/ui/page-links.tsx'
import { SearchForm } from '../../src/ui/search-form.tsx'
import { Tag } from '../../src/ui/tag.tsx'
import { ViewBar } from '../../src/ui/view-bar.tsx'
import type { Section } from '../specimen.ts'

const PATH = '/program'
const choice = (label: string, isCurrent: boolean, count?: number) => ({
  label,
  href: `${PATH}?${label}`,
  isCurrent,
  count,
})

export const CONTROLS: readonly Section[] = [
  {
    id: 'chips',
    title: 'Chips and tags',
    specimens: [
      {
        name: 'Types, sorts and views',
        element: (
          <ViewBar
            types={[
              choice('All', true, 88),
              choice('Exhibitions', false, 48),
              choice('Tours', false, 0),
            ]}
            sorts={[choice('Number', true), choice('Date', false), choice('A–Z', false)]}
            views={[choice('List', true), choice('Grid', false)]}
          />
        ),
      },
      {
        name: 'Letters',
        element: (
          <LetterLinks
            letters={['a', 'b', 'š']}
            current="b"
            hrefOf={(letter) => `/artists?letter=${letter ?? ''}`}
          />
        ),
      },
      {
        name: 'Pages',
        element: <PageLinks page={2} pages={4} hrefOf={(page) => `/channel?page=${page}`} />,
      },
      {
        name: 'Tabs of a legacy edition',
        element: (
          <LegacyTabs
            tabs={[
              { label: 'All', href: '/_gallery' },
              { label: 'Exhibitions', href: '/2022/program/exhibitions' },
            ]}
          />
        ),
      },
      { name: 'Tag', element: <Tag>Sold out</Tag> },
    ],
  },
  {
    id: 'buttons',
    title: 'Buttons and fields',
    specimens: [
      {
        name: 'Buttons, the first solid',
        element: (
          <Buttons
            links={[
              { title: 'Book', href: 'https://tickets.example/' },
              { title: 'See the map', href: '/program/map' },
            ]}
          />
        ),
      },
      {
        name: 'Filters',
        element: (
          <FilterForm
            id="gallery-filter"
            label="Filter the program"
            screen="program"
            list={narrowList(
              { ...PROGRAM, facets: [{ ...precinct, any: 'Any' }, free] },
              {
                items: [],
                query: { free: '1' },
                context: { precincts: [{ key: 'docklands', title: 'Docklands' }] },
                path: PATH,
              },
            )}
          />
        ),
      },
      { name: 'Search', element: <SearchForm id="gallery-search" q="tide" /> },
      {
        name: 'Questions',
        element: (
          <Accordion
            items={[
              {
                title: 'Is it free?',
                body: [{ type: 'p', children: [{ text: 'Nearly all of it.' }] }],
              },
            ]}
          />
        ),
      },
    ],
  },
]
