import type { PageError } from '../views/page-error.ts'
import { answerOf } from '../replica/snapshot.ts'
import type { Ground } from './ground.ts'
import { prepared } from './prepared.ts'
import type { BuiltApp } from './render.ts'

/**
 * What somebody may have meant who asked for a canonical path that has no page (spec/screens §12). The rows are indexed again
 * only when their answer has changed, never for a request.
 */
export function createLikelyPages({ app }: { readonly app: Pick<BuiltApp, 'indexLikelyPages'> }) {
  let ground: Ground | undefined
  const index = prepared(
    () => [ground && answerOf(ground.snapshot, '/search')] as const,
    ([answer]) => app.indexLikelyPages(answer?.rows ?? []),
  )
  return (path: string, now: Ground | undefined): PageError['likely'] => {
    ground = now
    const likely = index()(path)
    return likely.length > 0 ? likely : undefined
  }
}
