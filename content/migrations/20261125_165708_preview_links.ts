// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_preview_links_shows" AS ENUM('page', 'record', 'site');
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shows" "enum_preview_links_shows" NOT NULL,
  	"collection" varchar,
  	"record" numeric,
  	"title" varchar,
  	"path" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"until" numeric NOT NULL,
  	"made_by" varchar NOT NULL,
  	"revoked_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "preview_links" CASCADE;
  DROP TYPE "public"."enum_preview_links_shows";`)
}
