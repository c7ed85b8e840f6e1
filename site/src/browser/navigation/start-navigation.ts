/** This chunk is loaded when the visitor first acts, or at once after a reload (`entry.ts`). */
import { announceNavigations } from './announce-navigation.ts'
import type { createBuilds } from '../builds/builds.ts'
import { createNavigation } from './create-navigation.ts'
import { drawLoadingBar, createLoadingBar } from './loading-bar.ts'
import { createPageFinder } from './find-page.ts'
import { followForms } from './follow-forms.ts'
import type { Islands } from '../islands/islands.ts'
import type { LateNavigation } from './late-navigation.ts'
import { isKept } from './is-kept.ts'
import { createNoConnection } from './no-connection.ts'
import { createPayloads } from './payloads.ts'
import type { Platform } from './platform-navigation.ts'
import { followPrefetch } from './prefetch.ts'
import { followScroll } from './scroll.ts'
import { createSwap } from './swap.ts'
import { LOADING_BAR_ID } from '../../ui/element-ids.ts'

export interface StartNavigationDeps {
  readonly platform: Platform
  readonly builds: ReturnType<typeof createBuilds>
  readonly buildId: string
  readonly islands: Islands
  readonly late: LateNavigation
}

export function startNavigation({
  platform,
  builds: { documents, watch, manifest },
  buildId,
  islands,
  late,
}: StartNavigationDeps): void {
  const payloads = createPayloads({ buildId, onOtherBuild: () => void watch.check() })
  const finder = createPageFinder({
    payloads,
    manifest: manifest.current,
    builds: watch,
    documents,
    isKept,
  })
  const noConnection = createNoConnection()
  const navigation = createNavigation({
    platform,
    finder,
    payloads,
    builds: watch,
    documents,
    swap: createSwap(islands),
    noConnection,
  })
  const bar = document.getElementById(LOADING_BAR_ID)
  if (bar) navigation.subscribe(createLoadingBar(drawLoadingBar(bar)))
  navigation.subscribe(noConnection.listener)
  followPrefetch({ navigation, prefetch: finder.prefetch })
  // Before `followScroll`: the subscribers that move to this navigation change the height of the page.
  late.become(navigation)
  followForms(navigation)
  followScroll(navigation)
  announceNavigations(navigation)
  document.documentElement.dataset['navigates'] = ''
}
