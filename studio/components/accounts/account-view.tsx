'use client'

import type { DocumentViewClientProps } from 'payload'
import { EditView } from '../saving/edit-view.tsx'
import { SaveButton } from '../saving/save-button.tsx'

/** The own account. Payload gives its view none of the components of a form of accounts. */
export function AccountView(props: DocumentViewClientProps) {
  return <EditView {...props} SaveButton={<SaveButton />} />
}
