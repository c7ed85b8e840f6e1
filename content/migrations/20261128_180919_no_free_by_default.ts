// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ALTER COLUMN "price_free" DROP DEFAULT;
  ALTER TABLE "_events_v" ALTER COLUMN "version_price_free" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ALTER COLUMN "price_free" SET DEFAULT true;
  ALTER TABLE "_events_v" ALTER COLUMN "version_price_free" SET DEFAULT true;`)
}
