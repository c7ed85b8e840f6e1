import { isOneOf } from 'content/access/roles.ts'
import { COLLECTION_RIGHTS } from 'content/access/rights.ts'
import type { TypedUser } from 'payload'
import styles from './quick.module.css'

export function QuickLink({ user }: { user?: TypedUser | null }) {
  if (!isOneOf(COLLECTION_RIGHTS.events.publish, { user: user ?? null })) return null
  return (
    <p className={styles.search}>
      <a href="/admin/quick">
        Quick changes: cancel, move or sell out a session, alerts, holding screen
      </a>
    </p>
  )
}
