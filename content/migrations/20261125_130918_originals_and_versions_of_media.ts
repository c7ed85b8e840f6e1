// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__media_v_version_kind" AS ENUM('photograph', 'logo', 'document', 'sound');
  CREATE TYPE "public"."enum__media_v_version_credit_view" AS ENUM('work', 'detail', 'installation', 'portrait', 'place');
  CREATE TABLE "_media_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__media_v_version_kind" DEFAULT 'photograph' NOT NULL,
  	"version_alt" varchar,
  	"version_decorative" boolean,
  	"version_title" varchar,
  	"version_caption" varchar,
  	"version_credit_view" "enum__media_v_version_credit_view" DEFAULT 'work',
  	"version_credit_work_title" varchar,
  	"version_credit_series" varchar,
  	"version_credit_year" varchar,
  	"version_credit_medium" varchar,
  	"version_credit_dimensions" varchar,
  	"version_credit_photographer" varchar,
  	"version_credit_courtesy" varchar,
  	"version_credit_copyright" varchar,
  	"version_credit_licence" varchar,
  	"version_credit_ai_declared" boolean,
  	"version_code" varchar,
  	"version_sha256" varchar,
  	"version_hash" varchar,
  	"version_original" varchar,
  	"version_duration_s" numeric,
  	"version_tone" varchar,
  	"version_source" varchar,
  	"version_preview" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_thumbnail_u_r_l" varchar,
  	"version_filename" varchar,
  	"version_mime_type" varchar,
  	"version_filesize" numeric,
  	"version_width" numeric,
  	"version_height" numeric,
  	"version_focal_x" numeric,
  	"version_focal_y" numeric,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_media_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "original" varchar;
  ALTER TABLE "_media_v" ADD CONSTRAINT "_media_v_parent_id_media_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_media_v_texts" ADD CONSTRAINT "_media_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_media_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_media_v_parent_idx" ON "_media_v" USING btree ("parent_id");
  CREATE INDEX "_media_v_version_version_code_idx" ON "_media_v" USING btree ("version_code");
  CREATE INDEX "_media_v_version_version_hash_idx" ON "_media_v" USING btree ("version_hash");
  CREATE INDEX "_media_v_version_version_source_idx" ON "_media_v" USING btree ("version_source");
  CREATE INDEX "_media_v_version_version_deleted_at_idx" ON "_media_v" USING btree ("version_deleted_at");
  CREATE INDEX "_media_v_version_version_updated_at_idx" ON "_media_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_v_version_version_created_at_idx" ON "_media_v" USING btree ("version_created_at");
  CREATE INDEX "_media_v_version_version_filename_idx" ON "_media_v" USING btree ("version_filename");
  CREATE INDEX "_media_v_created_at_idx" ON "_media_v" USING btree ("created_at");
  CREATE INDEX "_media_v_updated_at_idx" ON "_media_v" USING btree ("updated_at");
  CREATE INDEX "_media_v_texts_order_parent" ON "_media_v_texts" USING btree ("order","parent_id");`)
  // What is there has a version too, so that it can be restored after its first change.
  await db.execute(sql`
   INSERT INTO "_media_v" (
    "parent_id", "version_kind", "version_alt", "version_decorative", "version_title", "version_caption",
    "version_credit_view", "version_credit_work_title", "version_credit_series", "version_credit_year",
    "version_credit_medium", "version_credit_dimensions", "version_credit_photographer",
    "version_credit_courtesy", "version_credit_copyright", "version_credit_licence",
    "version_credit_ai_declared", "version_code", "version_sha256", "version_hash", "version_duration_s",
    "version_tone", "version_source", "version_preview", "version_updated_at", "version_created_at", "version_deleted_at",
    "version_url", "version_thumbnail_u_r_l", "version_filename", "version_mime_type", "version_filesize",
    "version_width", "version_height", "version_focal_x", "version_focal_y", "created_at", "updated_at")
   SELECT
    "id", "kind"::text::"enum__media_v_version_kind", "alt", "decorative", "title", "caption",
    "credit_view"::text::"enum__media_v_version_credit_view", "credit_work_title", "credit_series",
    "credit_year", "credit_medium", "credit_dimensions", "credit_photographer", "credit_courtesy",
    "credit_copyright", "credit_licence", "credit_ai_declared", "code", "sha256", "hash", "duration_s",
    "tone", "source", "preview", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename",
    "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "created_at", "updated_at"
   FROM "media" ORDER BY "id";
  INSERT INTO "_media_v_texts" ("order", "parent_id", "path", "text")
   SELECT t."order", v."id", 'version.' || t."path", t."text"
   FROM "media_texts" t JOIN "_media_v" v ON v."parent_id" = t."parent_id" ORDER BY t."id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_media_v" CASCADE;
  DROP TABLE "_media_v_texts" CASCADE;
  ALTER TABLE "media" DROP COLUMN "original";
  DROP TYPE "public"."enum__media_v_version_kind";
  DROP TYPE "public"."enum__media_v_version_credit_view";`)
}
