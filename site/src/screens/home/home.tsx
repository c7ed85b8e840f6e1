import { Link } from 'react-router'
import type { Screen } from '../../screen.ts'
import { loadHome, type HomeView } from './load.ts'

function Home({ view }: { view: HomeView }) {
  return (
    <>
      <h1>Home</h1>
      <ul>
        {view.featured.map(({ href, title }) => (
          <li key={href}>
            <Link to={href} discover="none">{title}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

export const screen: Screen<HomeView> = { load: loadHome, Component: Home }
