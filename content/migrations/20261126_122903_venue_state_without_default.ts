// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "venues" ALTER COLUMN "address_state" DROP DEFAULT;
  ALTER TABLE "_venues_v" ALTER COLUMN "version_address_state" DROP DEFAULT;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "venues" ALTER COLUMN "address_state" SET DEFAULT 'VIC';
  ALTER TABLE "_venues_v" ALTER COLUMN "version_address_state" SET DEFAULT 'VIC';`)
}
