'use client'

import type { DocumentViewClientProps } from 'payload'
import { EditView } from '../saving/edit-view.tsx'
import { SaveButton } from '../saving/save-button.tsx'

/** Payload's own view gives its form no properties either, whatever their type says. */
const NONE = {} as DocumentViewClientProps

/** The form of the own account, with the button that a form of accounts has. */
export function AccountForm() {
  return <EditView {...NONE} SaveButton={<SaveButton />} />
}
