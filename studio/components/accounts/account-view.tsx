import { AccountView as PayloadView } from '@payloadcms/next/views'
import type { AdminViewServerProps, DocumentViewServerProps } from 'payload'
import { AccountForm } from './account-form.tsx'

/** Payload draws this component twice: as the whole view, and inside it as the form, with the account's document. */
export function AccountView(props: AdminViewServerProps | DocumentViewServerProps) {
  return 'doc' in props ? <AccountForm /> : <PayloadView {...props} />
}
