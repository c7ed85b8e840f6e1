import { useRouteLoaderData } from 'react-router'
import type { ShellView } from './load-shell.ts'

/** The id of the route around all screens; its data are the shell. */
export const ROOT_ID = 'root'

/** The shell of the page: there whenever anything is rendered. */
export function useShell(): ShellView {
  return useRouteLoaderData(ROOT_ID) as ShellView // the root's loader data is always a ShellView
}
