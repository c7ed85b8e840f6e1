import { Gallery } from '../../src/ui/gallery.tsx'
import { Figure, Picture } from '../../src/ui/picture.tsx'
import type { OpenablePictureView, PictureView } from '../../src/views/picture.ts'
import styles from '../gallery-page.module.css'
import type { Section } from '../specimen.ts'
import { LANDSCAPE, LATE_PICTURE, MISSING_PICTURE, PANORAMA, PORTRAIT, SQUARE } from '../views.ts'

const CAPTION = 'Noor Castellane, [Slack Water 07], 2025'

/** spec/behaviour §20 */
export const PICTURES: readonly Section[] = [
  {
    id: 'picture',
    title: 'Picture',
    specimens: [
      { name: 'With its caption', element: framed({ ...LANDSCAPE, caption: CAPTION }) },
      {
        name: 'Waited for: the tone of its ground',
        element: framed({ ...LANDSCAPE, src: LATE_PICTURE }),
      },
      {
        name: 'Waited for: its preview',
        element: framed({ ...LANDSCAPE, src: LATE_PICTURE, preview: LANDSCAPE.src }),
      },
      { name: 'Failed', element: framed({ ...LANDSCAPE, src: MISSING_PICTURE }) },
      {
        name: 'Cropped for a card, its focal point at the left',
        element: (
          <div className={styles.frame}>
            <Picture
              view={{ ...PANORAMA, layout: 'portrait', focal: '0-50' }}
              sizes="20rem"
              cropped
            />
          </div>
        ),
      },
    ],
  },
  {
    id: 'gallery',
    title: 'Pictures together',
    specimens: [
      {
        name: 'Of all four layouts',
        element: <Gallery pictures={[PORTRAIT, LANDSCAPE, SQUARE, PANORAMA].map(openable)} />,
      },
    ],
  },
]

function openable(view: PictureView): OpenablePictureView {
  return { ...view, caption: CAPTION, full: view.src }
}

function framed(view: PictureView) {
  return (
    <div className={styles.frame}>
      <Figure view={view} sizes="20rem" />
    </div>
  )
}
