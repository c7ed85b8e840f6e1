// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_auslan_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum__pages_v_version_auslan_provider" AS ENUM('youtube', 'vimeo');
  ALTER TABLE "pages" ADD COLUMN "easy_english_id" integer;
  ALTER TABLE "pages" ADD COLUMN "auslan_provider" "enum_pages_auslan_provider";
  ALTER TABLE "pages" ADD COLUMN "auslan_player_id" varchar;
  ALTER TABLE "pages" ADD COLUMN "auslan_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "auslan_captions" boolean;
  ALTER TABLE "pages" ADD COLUMN "auslan_transcript" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_easy_english_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_auslan_provider" "enum__pages_v_version_auslan_provider";
  ALTER TABLE "_pages_v" ADD COLUMN "version_auslan_player_id" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_auslan_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_auslan_captions" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_auslan_transcript" jsonb;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_easy_english_id_pages_id_fk" FOREIGN KEY ("easy_english_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_easy_english_id_pages_id_fk" FOREIGN KEY ("version_easy_english_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_easy_english_idx" ON "pages" USING btree ("easy_english_id");
  CREATE INDEX "_pages_v_version_version_easy_english_idx" ON "_pages_v" USING btree ("version_easy_english_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP CONSTRAINT "pages_easy_english_id_pages_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_easy_english_id_pages_id_fk";
  
  DROP INDEX "pages_easy_english_idx";
  DROP INDEX "_pages_v_version_version_easy_english_idx";
  ALTER TABLE "pages" DROP COLUMN "easy_english_id";
  ALTER TABLE "pages" DROP COLUMN "auslan_provider";
  ALTER TABLE "pages" DROP COLUMN "auslan_player_id";
  ALTER TABLE "pages" DROP COLUMN "auslan_title";
  ALTER TABLE "pages" DROP COLUMN "auslan_captions";
  ALTER TABLE "pages" DROP COLUMN "auslan_transcript";
  ALTER TABLE "_pages_v" DROP COLUMN "version_easy_english_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_auslan_provider";
  ALTER TABLE "_pages_v" DROP COLUMN "version_auslan_player_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_auslan_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_auslan_captions";
  ALTER TABLE "_pages_v" DROP COLUMN "version_auslan_transcript";
  DROP TYPE "public"."enum_pages_auslan_provider";
  DROP TYPE "public"."enum__pages_v_version_auslan_provider";`)
}
