import type { ReactNode } from 'react'
import { Button } from '../payload-ui.ts'
import styles from './saving.module.css'

export interface OfferedLine {
  readonly name: string
  /** The place where the value was typed, in words. */
  readonly words: string
  readonly value: ReactNode
}

interface Props {
  readonly lines: readonly OfferedLine[]
  /** The names of files that were chosen. */
  readonly files?: readonly string[] | undefined
  readonly onAnswer: (isWanted: boolean) => void
  /** More buttons. */
  readonly children?: ReactNode
}

export const OFFER = 'You typed this, and it was not saved'

export function OfferedText({ lines, files = [], onAnswer, children }: Props) {
  return (
    <>
      <p>The page was closed before it could be saved. It was kept in this browser.</p>
      <dl className={styles['offered']}>
        {lines.map(({ name, words, value }) => (
          <div key={name}>
            <dt>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <p>
          A browser does not keep files: choose <strong>{files.join(', ')}</strong> again.
        </p>
      )}
      <div className={styles['buttons']}>
        <Button onClick={() => onAnswer(true)}>Put it back</Button>
        <Button buttonStyle="secondary" onClick={() => onAnswer(false)}>
          Throw it away
        </Button>
        {children}
      </div>
    </>
  )
}

export function OfferInPage(props: Omit<Props, 'children'>) {
  return (
    <section aria-label={OFFER} className={styles['inPage']}>
      <h3>{OFFER}</h3>
      <OfferedText {...props} />
    </section>
  )
}
