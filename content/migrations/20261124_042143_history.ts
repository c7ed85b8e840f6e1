// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"who" varchar,
  	"collection" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"field" varchar NOT NULL,
  	"old" jsonb,
  	"new" jsonb,
  	"public" boolean DEFAULT false NOT NULL
  );
  
  CREATE INDEX "history_at_idx" ON "history" USING btree ("at");
  CREATE INDEX "collection_code_idx" ON "history" USING btree ("collection","code");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "history" CASCADE;`)
}
