// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
  ALTER TABLE "header_navigation_links" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "header_navigation_links" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "_header_v_version_navigation_links" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_header_v_version_navigation_links" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "footer_navigation_links" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "footer_navigation_links" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "footer_button_links" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "footer_button_links" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "_footer_v_version_navigation_links" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_footer_v_version_navigation_links" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "_footer_v_version_button_links" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_footer_v_version_button_links" ALTER COLUMN "link" DROP NOT NULL;
  ALTER TABLE "site_alerts" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "site_alerts" ALTER COLUMN "level" DROP NOT NULL;
  ALTER TABLE "site_alerts" ALTER COLUMN "route_pattern" DROP NOT NULL;
  ALTER TABLE "site_screens" ALTER COLUMN "screen" DROP NOT NULL;
  ALTER TABLE "site_screens" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "festival_year" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "zone" DROP NOT NULL;
  ALTER TABLE "_site_v_version_alerts" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "_site_v_version_alerts" ALTER COLUMN "level" DROP NOT NULL;
  ALTER TABLE "_site_v_version_alerts" ALTER COLUMN "route_pattern" DROP NOT NULL;
  ALTER TABLE "_site_v_version_screens" ALTER COLUMN "screen" DROP NOT NULL;
  ALTER TABLE "_site_v_version_screens" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_festival_year" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_zone" DROP NOT NULL;
  ALTER TABLE "header" ADD COLUMN "_status" "enum_header_status" DEFAULT 'draft';
  ALTER TABLE "_header_v" ADD COLUMN "version__status" "enum__header_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_header_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "footer" ADD COLUMN "_status" "enum_footer_status" DEFAULT 'draft';
  ALTER TABLE "_footer_v" ADD COLUMN "version__status" "enum__footer_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_footer_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "site" ADD COLUMN "_status" "enum_site_status" DEFAULT 'draft';
  ALTER TABLE "_site_v" ADD COLUMN "version__status" "enum__site_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_site_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");
  CREATE INDEX "_header_v_version_version__status_idx" ON "_header_v" USING btree ("version__status");
  CREATE INDEX "_header_v_latest_idx" ON "_header_v" USING btree ("latest");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE INDEX "site__status_idx" ON "site" USING btree ("_status");
  CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v" USING btree ("version__status");
  CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");`)
  // What stands in these tables is public; each has its newest version once.
  await db.execute(sql`
   UPDATE "header" SET "_status" = 'published';
  UPDATE "footer" SET "_status" = 'published';
  UPDATE "site" SET "_status" = 'published';
  UPDATE "_header_v" SET "version__status" = 'published', "latest" = ("id" = (SELECT max("id") FROM "_header_v"));
  UPDATE "_footer_v" SET "version__status" = 'published', "latest" = ("id" = (SELECT max("id") FROM "_footer_v"));
  UPDATE "_site_v" SET "version__status" = 'published', "latest" = ("id" = (SELECT max("id") FROM "_site_v"));
`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "header__status_idx";
  DROP INDEX "_header_v_version_version__status_idx";
  DROP INDEX "_header_v_latest_idx";
  DROP INDEX "footer__status_idx";
  DROP INDEX "_footer_v_version_version__status_idx";
  DROP INDEX "_footer_v_latest_idx";
  DROP INDEX "site__status_idx";
  DROP INDEX "_site_v_version_version__status_idx";
  DROP INDEX "_site_v_latest_idx";
  ALTER TABLE "header_navigation_links" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "header_navigation_links" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "_header_v_version_navigation_links" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_header_v_version_navigation_links" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "footer_navigation_links" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "footer_navigation_links" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "footer_button_links" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "footer_button_links" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "_footer_v_version_navigation_links" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_footer_v_version_navigation_links" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "_footer_v_version_button_links" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_footer_v_version_button_links" ALTER COLUMN "link" SET NOT NULL;
  ALTER TABLE "site_alerts" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "site_alerts" ALTER COLUMN "level" SET NOT NULL;
  ALTER TABLE "site_alerts" ALTER COLUMN "route_pattern" SET NOT NULL;
  ALTER TABLE "site_screens" ALTER COLUMN "screen" SET NOT NULL;
  ALTER TABLE "site_screens" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "festival_year" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "zone" SET NOT NULL;
  ALTER TABLE "_site_v_version_alerts" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_site_v_version_alerts" ALTER COLUMN "level" SET NOT NULL;
  ALTER TABLE "_site_v_version_alerts" ALTER COLUMN "route_pattern" SET NOT NULL;
  ALTER TABLE "_site_v_version_screens" ALTER COLUMN "screen" SET NOT NULL;
  ALTER TABLE "_site_v_version_screens" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_festival_year" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_zone" SET NOT NULL;
  ALTER TABLE "header" DROP COLUMN "_status";
  ALTER TABLE "_header_v" DROP COLUMN "version__status";
  ALTER TABLE "_header_v" DROP COLUMN "latest";
  ALTER TABLE "footer" DROP COLUMN "_status";
  ALTER TABLE "_footer_v" DROP COLUMN "version__status";
  ALTER TABLE "_footer_v" DROP COLUMN "latest";
  ALTER TABLE "site" DROP COLUMN "_status";
  ALTER TABLE "_site_v" DROP COLUMN "version__status";
  ALTER TABLE "_site_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum_site_status";
  DROP TYPE "public"."enum__site_v_version_status";`)
}
