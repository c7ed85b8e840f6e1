import { AccountView as PayloadView } from '@payloadcms/next/views'
import type { AdminViewServerProps, DocumentViewServerProps } from 'payload'
import { AccountForm } from './account-form.tsx'

/**
 * The own account. Payload draws the component of its configuration in two places: as the whole view, and inside of its own
 * view as the form, with the account's document.
 */
export function AccountView(props: AdminViewServerProps | DocumentViewServerProps) {
  return 'doc' in props ? <AccountForm /> : <PayloadView {...props} />
}
