// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_media_kind" ADD VALUE 'sound';
  ALTER TABLE "guides_stops" ADD COLUMN "audio_file_id" integer;
  ALTER TABLE "_guides_v_version_stops" ADD COLUMN "audio_file_id" integer;
  ALTER TABLE "participate_downloads" ADD COLUMN "file_id" integer;
  ALTER TABLE "_participate_v_version_downloads" ADD COLUMN "file_id" integer;
  ALTER TABLE "media" ADD COLUMN "duration_s" numeric;
  ALTER TABLE "guides_stops" ADD CONSTRAINT "guides_stops_audio_file_id_media_id_fk" FOREIGN KEY ("audio_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_version_stops" ADD CONSTRAINT "_guides_v_version_stops_audio_file_id_media_id_fk" FOREIGN KEY ("audio_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "participate_downloads" ADD CONSTRAINT "participate_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_participate_v_version_downloads" ADD CONSTRAINT "_participate_v_version_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "guides_stops_audio_audio_file_idx" ON "guides_stops" USING btree ("audio_file_id");
  CREATE INDEX "_guides_v_version_stops_audio_audio_file_idx" ON "_guides_v_version_stops" USING btree ("audio_file_id");
  CREATE INDEX "participate_downloads_file_idx" ON "participate_downloads" USING btree ("file_id");
  CREATE INDEX "_participate_v_version_downloads_file_idx" ON "_participate_v_version_downloads" USING btree ("file_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guides_stops" DROP CONSTRAINT "guides_stops_audio_file_id_media_id_fk";
  
  ALTER TABLE "_guides_v_version_stops" DROP CONSTRAINT "_guides_v_version_stops_audio_file_id_media_id_fk";
  
  ALTER TABLE "participate_downloads" DROP CONSTRAINT "participate_downloads_file_id_media_id_fk";
  
  ALTER TABLE "_participate_v_version_downloads" DROP CONSTRAINT "_participate_v_version_downloads_file_id_media_id_fk";
  
  ALTER TABLE "media" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "media" ALTER COLUMN "kind" SET DEFAULT 'photograph'::text;
  DROP TYPE "public"."enum_media_kind";
  CREATE TYPE "public"."enum_media_kind" AS ENUM('photograph', 'logo', 'document');
  ALTER TABLE "media" ALTER COLUMN "kind" SET DEFAULT 'photograph'::"public"."enum_media_kind";
  ALTER TABLE "media" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_media_kind" USING "kind"::"public"."enum_media_kind";
  DROP INDEX "guides_stops_audio_audio_file_idx";
  DROP INDEX "_guides_v_version_stops_audio_audio_file_idx";
  DROP INDEX "participate_downloads_file_idx";
  DROP INDEX "_participate_v_version_downloads_file_idx";
  ALTER TABLE "guides_stops" DROP COLUMN "audio_file_id";
  ALTER TABLE "_guides_v_version_stops" DROP COLUMN "audio_file_id";
  ALTER TABLE "participate_downloads" DROP COLUMN "file_id";
  ALTER TABLE "_participate_v_version_downloads" DROP COLUMN "file_id";
  ALTER TABLE "media" DROP COLUMN "duration_s";`)
}
