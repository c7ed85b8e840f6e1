// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "festivals" ADD COLUMN "where" varchar;
  ALTER TABLE "_festivals_v" ADD COLUMN "version_where" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "festivals" DROP COLUMN "where";
  ALTER TABLE "_festivals_v" DROP COLUMN "version_where";`)
}
