import type { Values } from 'content/saving/merge.ts'
import type { FormState } from 'payload'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useDocumentInfo } from '../payload-ui.ts'
import { readValues } from './form-values.ts'

/**
 * Returns a function that reads the values of the form. When a page is drawn anew around an open form, as after Back
 * and a quick Forward, Payload gives the form its first state again, which would replace what was typed. So `write`
 * puts the values from before back, and until then they count as the values of the form.
 */
export function useShownValues(
  fields: FormState,
  write: (values: Values) => Promise<void>,
): (fields: FormState) => Values {
  const { initialState } = useDocumentInfo()
  const shown = useRef({ fields, initialState })
  const kept = useRef<Values>(undefined)

  // A layout effect, because nothing may read the form between Payload's change and this.
  useLayoutEffect(() => {
    const before = shown.current
    if (before.fields === fields) return
    shown.current = { fields, initialState }
    if (!before.initialState || before.initialState === initialState) return
    const values = kept.current ?? readValues(before.fields)
    kept.current = values
    void putBack(values)
  })

  async function putBack(values: Values): Promise<void> {
    // React cannot draw again before this effect has ended.
    await Promise.resolve()
    await write(values)
    if (kept.current === values) kept.current = undefined
  }

  return useCallback((of: FormState) => kept.current ?? readValues(of), [])
}
