import { Buttons } from '../../ui/buttons.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './event-act.module.css'
import type { EventFactsView } from './facts.ts'

type Facts = Pick<EventFactsView, 'state' | 'stateUntil' | 'stateNext' | 'act' | 'price'>

/** Above all other facts (spec/screens §5.11, part 6). */
export function EventAct({
  facts: { state, stateUntil, stateNext, act, price },
}: {
  facts: Facts
}) {
  if (!state && !act) return null
  return (
    <div className={styles.act}>
      {state && (
        <p className={styles.state} data-until={stateUntil} data-next={stateNext}>
          {state}
        </p>
      )}
      {act && <p className={styles.price}>{price}</p>}
      {act?.link && <Buttons links={[{ title: act.link.text, href: act.link.href }]} />}
      {act && <p>{act.words}</p>}
    </div>
  )
}

/**
 * The last element of the screen, so that it stays at the bottom of the window until the end of the screen (spec/design
 * §5.8.1). Wide windows do not have it: there the facts are beside the text.
 */
export function BookingBar({ facts: { act, when } }: { facts: EventFactsView }) {
  if (!act?.link) return null
  const { link } = act
  return (
    <div className={`${styles.bar} unprinted`}>
      <p>{when && <Unbroken text={when} />}</p>
      <Buttons links={[{ title: link.text, href: link.href }]} />
    </div>
  )
}
