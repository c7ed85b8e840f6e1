import { AccountView as PayloadView } from '@payloadcms/next/views'
import type { AdminViewServerProps, DocumentViewServerProps } from 'payload'
import { AccountForm } from './account-form.tsx'

/**
 * The person's own account. Payload draws the configured component in two places: as the whole view, and inside its
 * own view as the form, with the account's document.
 */
export function AccountView(props: AdminViewServerProps | DocumentViewServerProps) {
  return 'doc' in props ? <AccountForm /> : <PayloadView {...props} />
}
