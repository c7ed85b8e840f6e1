import type { Screen } from './screen.ts'
import type { ScreenId } from './screen-ids.ts'

/** A screen whose view only the screen itself knows. */
export type AnyScreen = Screen<unknown>

/**
 * Every screen by id, each its own chunk. A screen's loader makes the very view its component takes, so what one gives
 * may be passed to the other without either being known here.
 */
export const SCREENS = {
  home: () => import('./screens/home/home.tsx'),
  event: () => import('./screens/event/event.tsx'),
  page: () => import('./screens/page/page.tsx'),
} as unknown as Readonly<Record<ScreenId, () => Promise<{ screen: AnyScreen }>>>
