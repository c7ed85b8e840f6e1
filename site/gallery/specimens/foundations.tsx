import { Caption } from '../../src/ui/caption.tsx'
import { FitText } from '../../src/ui/fit-text.tsx'
import { PageTitle } from '../../src/ui/page-title.tsx'
import { RichText } from '../../src/ui/rich-text.tsx'
import styles from '../gallery-page.module.css'
import type { Section } from '../specimen.ts'

const COLOURS = ['--ink', '--ink-2', '--accent', '--accent-text', '--line', '--wash', '--error']
const SIZES = ['--t-xs', '--t-sm', '--t-md', '--t-lg', '--t-xl']
const SPACES = ['--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--s7', '--s8', '--s9']

/** spec/design §1, §2, §4 */
export const FOUNDATIONS: readonly Section[] = [
  {
    id: 'tokens',
    title: 'Tokens',
    specimens: [
      {
        name: 'Colours',
        element: (
          <ul className={styles.swatches}>
            {COLOURS.map((token) => (
              <li key={token} className={styles.swatch} data-token={token}>
                {token}
              </li>
            ))}
          </ul>
        ),
      },
      {
        name: 'Spaces',
        element: (
          <ul className={styles.spaces}>
            {SPACES.map((token) => (
              <li key={token} className={styles.space} data-token={token}>
                {token}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    id: 'type',
    title: 'Type',
    specimens: [
      { name: 'Page title', element: <PageTitle text="Program" /> },
      { name: 'Page title, long', element: <PageTitle text="Everything between two shutters" /> },
      {
        name: 'Page title, longer',
        element: (
          <PageTitle text="A title of more than sixty characters, with [Works] in brackets" />
        ),
      },
      { name: 'Fitted line', element: <FitText text="Afterimage" className={styles.fitted} /> },
      {
        name: 'Sizes',
        element: (
          <ul>
            {SIZES.map((token) => (
              <li key={token} className={styles.size} data-token={token}>
                {token} The tide keeps its own archive
              </li>
            ))}
          </ul>
        ),
      },
      {
        name: 'Running text',
        element: (
          <RichText
            body={[
              {
                type: 'p',
                children: [
                  { text: 'The posts are counted twice a day. ' },
                  { text: 'Nobody', em: true },
                  { text: ' has asked why.' },
                ],
              },
            ]}
          />
        ),
      },
      {
        name: 'Caption',
        element: (
          <figcaption>
            <Caption text="Noor Castellane, [Slack Water 07], 2025. Courtesy the artist" />
          </figcaption>
        ),
      },
    ],
  },
  {
    id: 'grid',
    title: 'Grid',
    specimens: [
      {
        name: 'Columns',
        element: (
          <ol className={styles.columns}>
            {Array.from({ length: 12 }, (_, index) => (
              <li key={index} className={styles.column}>
                {index + 1}
              </li>
            ))}
          </ol>
        ),
      },
    ],
  },
]
