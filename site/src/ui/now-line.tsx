import { changeOf, takesPlace } from 'contract/rules/state-now.ts'
import type { NowView } from '../views/now-view.ts'
import styles from './now-line.module.css'
import { Tag } from './tag.tsx'
import { Unbroken } from './unbroken.tsx'

export interface NowLineProps {
  readonly now?: Pick<NowView, 'state' | 'text' | 'from' | 'until' | 'next'> | undefined
  readonly status?: string | undefined
  /** Whether the browser counts minutes, for which it needs the instants. */
  readonly isCounted?: boolean
}

/** The current state; without one, the word of the status (spec/behaviour §32). */
export function NowLine({ now, status, isCounted = false }: NowLineProps) {
  if (!now) return status && <Tag>{status}</Tag>
  // If the event does not take place, its state is in a frame.
  if (!takesPlace(now.state)) return <Tag>{now.text}</Tag>
  // The instant at which the words change is written even if no minutes are counted, because a page that is kept on a
  // device needs it (`worker/kept-html.ts`). The state is then left out, because long lists have to be small.
  const change = changeOf(now)
  return (
    <p
      className={styles.now}
      data-now={isCounted || change === undefined ? now.state : undefined}
      data-from={isCounted ? now.from : undefined}
      data-until={isCounted ? now.until : change}
      data-next={now.next}
    >
      <Unbroken text={now.text} />
    </p>
  )
}
