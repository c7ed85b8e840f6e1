'use client'

import type { DocumentViewClientProps } from 'payload'
import { EditView } from '../saving/edit-view.tsx'
import { SaveButton } from '../saving/save-button.tsx'

/** The type requires properties, but Payload's own view gives its form none either. */
const NONE = {} as DocumentViewClientProps

export function AccountForm() {
  return <EditView {...NONE} SaveButton={<SaveButton />} />
}
