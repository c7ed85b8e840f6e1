import { pathOf } from 'contract/rules/path-of.ts'
import type { LoadArgs } from './screen.ts'

export interface GuideLink {
  readonly href: string
  readonly title: string
}

/** In the order of the editor. */
export function guideLinks(content: LoadArgs['content'], year: number): readonly GuideLink[] {
  const guides = content.get(`/years/${year}/guides`)?.guides ?? []
  return guides.map(({ slug, title }) => ({ href: pathOf({ type: 'guide', slug }), title }))
}
