// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "first_day" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_first_day" varchar;
  CREATE INDEX "events_first_day_idx" ON "events" USING btree ("first_day");
  CREATE INDEX "_events_v_version_version_first_day_idx" ON "_events_v" USING btree ("version_first_day");`)
  // Written by hand: what `giveFirstDay` writes at the next save of each event.
  await db.execute(sql`
   UPDATE "events" SET "first_day" = coalesce("dates_start",
    (SELECT min("start") FROM "events_sessions" WHERE "_parent_id" = "events"."id" AND "start" <> ''));
  UPDATE "_events_v" SET "version_first_day" = coalesce("version_dates_start",
    (SELECT min("start") FROM "_events_v_version_sessions" WHERE "_parent_id" = "_events_v"."id" AND "start" <> ''));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "events_first_day_idx";
  DROP INDEX "_events_v_version_version_first_day_idx";
  ALTER TABLE "events" DROP COLUMN "first_day";
  ALTER TABLE "_events_v" DROP COLUMN "version_first_day";`)
}
