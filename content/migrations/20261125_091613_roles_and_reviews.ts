// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Accounts that were there could do everything: they stay administrators. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'contributor');
  ALTER TABLE "events" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "events" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "venues" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "venues" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_venues_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_venues_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "artists" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "artists" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_artists_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_artists_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "guides" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "guides" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_guides_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_guides_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "strands" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "strands" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_strands_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_strands_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "festivals" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "festivals" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_festivals_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_festivals_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "participate" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "participate" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_participate_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_participate_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "past_festivals" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "past_festivals" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_past_festivals_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_past_festivals_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "partners" ADD COLUMN "review_asked_by" varchar;
  ALTER TABLE "partners" ADD COLUMN "review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_partners_v" ADD COLUMN "version_review_asked_by" varchar;
  ALTER TABLE "_partners_v" ADD COLUMN "version_review_asked_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'contributor' NOT NULL;
  UPDATE "users" SET "role" = 'administrator';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP COLUMN "review_asked_by";
  ALTER TABLE "events" DROP COLUMN "review_asked_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "venues" DROP COLUMN "review_asked_by";
  ALTER TABLE "venues" DROP COLUMN "review_asked_at";
  ALTER TABLE "_venues_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_venues_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "artists" DROP COLUMN "review_asked_by";
  ALTER TABLE "artists" DROP COLUMN "review_asked_at";
  ALTER TABLE "_artists_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_artists_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "guides" DROP COLUMN "review_asked_by";
  ALTER TABLE "guides" DROP COLUMN "review_asked_at";
  ALTER TABLE "_guides_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_guides_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "strands" DROP COLUMN "review_asked_by";
  ALTER TABLE "strands" DROP COLUMN "review_asked_at";
  ALTER TABLE "_strands_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_strands_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "festivals" DROP COLUMN "review_asked_by";
  ALTER TABLE "festivals" DROP COLUMN "review_asked_at";
  ALTER TABLE "_festivals_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_festivals_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "articles" DROP COLUMN "review_asked_by";
  ALTER TABLE "articles" DROP COLUMN "review_asked_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "participate" DROP COLUMN "review_asked_by";
  ALTER TABLE "participate" DROP COLUMN "review_asked_at";
  ALTER TABLE "_participate_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_participate_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "past_festivals" DROP COLUMN "review_asked_by";
  ALTER TABLE "past_festivals" DROP COLUMN "review_asked_at";
  ALTER TABLE "_past_festivals_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_past_festivals_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "pages" DROP COLUMN "review_asked_by";
  ALTER TABLE "pages" DROP COLUMN "review_asked_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "partners" DROP COLUMN "review_asked_by";
  ALTER TABLE "partners" DROP COLUMN "review_asked_at";
  ALTER TABLE "_partners_v" DROP COLUMN "version_review_asked_by";
  ALTER TABLE "_partners_v" DROP COLUMN "version_review_asked_at";
  ALTER TABLE "users" DROP COLUMN "role";
  DROP TYPE "public"."enum_users_role";`)
}
