// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "venues" ADD COLUMN "entrance_lat" numeric;
  ALTER TABLE "venues" ADD COLUMN "entrance_lon" numeric;
  ALTER TABLE "_venues_v" ADD COLUMN "version_entrance_lat" numeric;
  ALTER TABLE "_venues_v" ADD COLUMN "version_entrance_lon" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "venues" DROP COLUMN "entrance_lat";
  ALTER TABLE "venues" DROP COLUMN "entrance_lon";
  ALTER TABLE "_venues_v" DROP COLUMN "version_entrance_lat";
  ALTER TABLE "_venues_v" DROP COLUMN "version_entrance_lon";`)
}
