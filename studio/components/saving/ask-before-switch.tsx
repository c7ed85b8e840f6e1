'use client'

import type { SwitchAnswer } from 'content/next-edition/edition-switch.ts'
import { useState } from 'react'
import { allTheSame, SwitchFacts } from '../parts/switch-facts.tsx'
import { Button, toast } from '../payload-ui.ts'
import { Dialog } from './dialog.tsx'
import { useAsk } from './login-over-page.tsx'
import { useSaver } from './saving-context.ts'
import styles from './saving.module.css'

/** Asks before the site's settings are published with another current edition. `begin` is what the button does. */
export function useAskBeforeSwitch(globalSlug: string | undefined, publish: () => Promise<void>) {
  const ask = useAsk()
  const [, saver] = useSaver()
  const [asked, setAsked] = useState<SwitchAnswer['editionSwitch']>()

  async function begin(): Promise<void> {
    if (globalSlug !== 'site') return publish()
    if (!(await saver.flush())) return
    const answer = await ask<SwitchAnswer>('/api/globals/site/switch')
    if (!answer.ok) {
      toast.error(answer.message)
      return
    }
    if (!answer.value.editionSwitch) return publish()
    setAsked(answer.value.editionSwitch)
  }

  function goOn(): void {
    setAsked(undefined)
    void publish()
  }

  const question = asked && (
    <Dialog heading="Switch the current edition?" onClose={() => setAsked(undefined)}>
      <SwitchFacts {...asked} />
      <div className={styles.buttons}>
        <Button onClick={goOn}>{allTheSame('Publish')}</Button>
        <Button buttonStyle="secondary" onClick={() => setAsked(undefined)}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
  return { begin, question }
}
