/** The entry of `/_gallery`, which only the development server and the visual tests serve. */
import { createRoot } from 'react-dom/client'
import '../src/styles/styles.css'
import { PageContext } from '../src/islands/page-context.ts'
import { Gallery } from './gallery.tsx'

const theme = new URLSearchParams(location.search).get('theme') ?? 'default'
const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <PageContext value={{ origin: location.origin, path: '/_gallery' }}>
    <Gallery theme={theme} />
  </PageContext>,
)
