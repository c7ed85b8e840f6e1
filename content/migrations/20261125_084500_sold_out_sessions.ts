// @ts-nocheck as the generated ones beside it
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A session that is sold out is "fully booked" and nothing else: the state of that name is no longer offered for one, so
 * that a session that has moved can be sold out too. Its note stays.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "events_sessions" SET "fully_booked" = true, "status_state" = 'scheduled' WHERE "status_state" = 'sold_out';
   UPDATE "_events_v_version_sessions" SET "fully_booked" = true, "status_state" = 'scheduled' WHERE "status_state" = 'sold_out';`)
}

/** Both states mean the same to a visitor, and nothing was lost. */
export async function down({}: MigrateDownArgs): Promise<void> {}
