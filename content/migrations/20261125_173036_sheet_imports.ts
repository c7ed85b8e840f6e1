// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sheet_imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"who" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"total" numeric NOT NULL,
  	"tried" numeric NOT NULL,
  	"plan" jsonb NOT NULL,
  	"written" jsonb NOT NULL,
  	"undone" numeric NOT NULL,
  	"notes" jsonb NOT NULL
  );
  
  CREATE INDEX "sheet_imports_at_idx" ON "sheet_imports" USING btree ("at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sheet_imports" CASCADE;`)
}
