// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "meeting_point" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_meeting_point" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP COLUMN "meeting_point";
  ALTER TABLE "_events_v" DROP COLUMN "version_meeting_point";`)
}
