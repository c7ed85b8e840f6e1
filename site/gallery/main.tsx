/** The entry of `/_gallery`, which the development server and the visual tests serve, and nothing else. */
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import '../src/styles/styles.css'
import { OriginContext } from '../src/ui/origin.ts'
import { Gallery } from './gallery.tsx'

const theme = new URLSearchParams(location.search).get('theme') ?? 'default'
const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <MemoryRouter initialEntries={['/_gallery']}>
    <OriginContext value={location.origin}>
      <Gallery theme={theme} />
    </OriginContext>
  </MemoryRouter>,
)
