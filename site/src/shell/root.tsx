import { Link, Outlet, useLoaderData } from 'react-router'
import type { ShellView } from './load-shell.ts'

/** The document around every screen. */
export function Root() {
  const shell = useLoaderData<ShellView>()
  return (
    <html lang="en-AU">
      <head />
      <body>
        <header>
          <Link to="/" discover="none">{shell.header.title}</Link>
        </header>
        <main id="main">
          <Outlet />
        </main>
      </body>
    </html>
  )
}
