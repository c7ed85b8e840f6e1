import { resolveTheme } from 'contract/rules/theme.ts'
import { pageProperties } from '../head/page-properties.ts'
import { browserConfig } from './browser-config.ts'
import { compress, type Body } from './compress.ts'
import { pageDocument } from './document.ts'
import type { PageBase } from './page-base.ts'
import type { RenderDeps } from './render.ts'

/** The page that a service worker shows in place of a page that is not kept (spec/behaviour §35.3). */
export interface NotKeptPage {
  readonly body: Body
  readonly styleHash: string
}

/** The page is made once for each shell. */
export function createNotKeptPage(
  deps: RenderDeps,
): (base: Pick<PageBase, 'shell'>) => Promise<NotKeptPage> {
  const made = new WeakMap<PageBase['shell'], Promise<NotKeptPage>>()
  return ({ shell }) => {
    const page = made.get(shell) ?? drawNotKept(shell, deps)
    made.set(shell, page)
    return page
  }
}

async function drawNotKept(shell: PageBase['shell'], deps: RenderDeps): Promise<NotKeptPage> {
  const parts = deps.app.renderNotKept(shell)
  const { html, styleHash } = pageDocument(parts.document, {
    ...parts,
    config: browserConfig(deps, shell),
    properties: pageProperties({ theme: resolveTheme() }, shell),
    assets: deps.assetsOf('not-kept'),
  })
  return { body: await compress(html), styleHash }
}
