// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "beginnings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"from" numeric NOT NULL,
  	"begun" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "site" ADD COLUMN "preparing" varchar;
  ALTER TABLE "_site_v" ADD COLUMN "version_preparing" varchar;
  CREATE UNIQUE INDEX "beginnings_year_idx" ON "beginnings" USING btree ("year");
  CREATE INDEX "beginnings_updated_at_idx" ON "beginnings" USING btree ("updated_at");
  CREATE INDEX "beginnings_created_at_idx" ON "beginnings" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "beginnings" CASCADE;
  ALTER TABLE "site" DROP COLUMN "preparing";
  ALTER TABLE "_site_v" DROP COLUMN "version_preparing";`)
}
