// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_sessions" ADD COLUMN "few_left" boolean;
  ALTER TABLE "_events_v_version_sessions" ADD COLUMN "few_left" boolean;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_sessions" DROP COLUMN "few_left";
  ALTER TABLE "_events_v_version_sessions" DROP COLUMN "few_left";`)
}
