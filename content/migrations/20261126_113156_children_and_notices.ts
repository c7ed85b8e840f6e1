// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_events_sessions_access_items_code" ADD VALUE 'prams' BEFORE 'auslan';
  ALTER TYPE "public"."enum_events_sessions_access_items_code" ADD VALUE 'nudity';
  ALTER TYPE "public"."enum_events_sessions_access_items_code" ADD VALUE 'people_who_died';
  ALTER TYPE "public"."enum_events_access_items_code" ADD VALUE 'prams' BEFORE 'auslan';
  ALTER TYPE "public"."enum_events_access_items_code" ADD VALUE 'nudity';
  ALTER TYPE "public"."enum_events_access_items_code" ADD VALUE 'people_who_died';
  ALTER TYPE "public"."enum__events_v_version_sessions_access_items_code" ADD VALUE 'prams' BEFORE 'auslan';
  ALTER TYPE "public"."enum__events_v_version_sessions_access_items_code" ADD VALUE 'nudity';
  ALTER TYPE "public"."enum__events_v_version_sessions_access_items_code" ADD VALUE 'people_who_died';
  ALTER TYPE "public"."enum__events_v_version_access_items_code" ADD VALUE 'prams' BEFORE 'auslan';
  ALTER TYPE "public"."enum__events_v_version_access_items_code" ADD VALUE 'nudity';
  ALTER TYPE "public"."enum__events_v_version_access_items_code" ADD VALUE 'people_who_died';
  ALTER TYPE "public"."enum_venues_access_items_code" ADD VALUE 'prams' BEFORE 'auslan';
  ALTER TYPE "public"."enum_venues_access_items_code" ADD VALUE 'nudity';
  ALTER TYPE "public"."enum_venues_access_items_code" ADD VALUE 'people_who_died';
  ALTER TYPE "public"."enum__venues_v_version_access_items_code" ADD VALUE 'prams' BEFORE 'auslan';
  ALTER TYPE "public"."enum__venues_v_version_access_items_code" ADD VALUE 'nudity';
  ALTER TYPE "public"."enum__venues_v_version_access_items_code" ADD VALUE 'people_who_died';
  ALTER TABLE "events" ADD COLUMN "children_from" numeric;
  ALTER TABLE "_events_v" ADD COLUMN "version_children_from" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_sessions_access_items" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum_events_sessions_access_items_code";
  CREATE TYPE "public"."enum_events_sessions_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  ALTER TABLE "events_sessions_access_items" ALTER COLUMN "code" SET DATA TYPE "public"."enum_events_sessions_access_items_code" USING "code"::"public"."enum_events_sessions_access_items_code";
  ALTER TABLE "events_access_items" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum_events_access_items_code";
  CREATE TYPE "public"."enum_events_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  ALTER TABLE "events_access_items" ALTER COLUMN "code" SET DATA TYPE "public"."enum_events_access_items_code" USING "code"::"public"."enum_events_access_items_code";
  ALTER TABLE "_events_v_version_sessions_access_items" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum__events_v_version_sessions_access_items_code";
  CREATE TYPE "public"."enum__events_v_version_sessions_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  ALTER TABLE "_events_v_version_sessions_access_items" ALTER COLUMN "code" SET DATA TYPE "public"."enum__events_v_version_sessions_access_items_code" USING "code"::"public"."enum__events_v_version_sessions_access_items_code";
  ALTER TABLE "_events_v_version_access_items" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum__events_v_version_access_items_code";
  CREATE TYPE "public"."enum__events_v_version_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  ALTER TABLE "_events_v_version_access_items" ALTER COLUMN "code" SET DATA TYPE "public"."enum__events_v_version_access_items_code" USING "code"::"public"."enum__events_v_version_access_items_code";
  ALTER TABLE "venues_access_items" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum_venues_access_items_code";
  CREATE TYPE "public"."enum_venues_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  ALTER TABLE "venues_access_items" ALTER COLUMN "code" SET DATA TYPE "public"."enum_venues_access_items_code" USING "code"::"public"."enum_venues_access_items_code";
  ALTER TABLE "_venues_v_version_access_items" ALTER COLUMN "code" SET DATA TYPE text;
  DROP TYPE "public"."enum__venues_v_version_access_items_code";
  CREATE TYPE "public"."enum__venues_v_version_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  ALTER TABLE "_venues_v_version_access_items" ALTER COLUMN "code" SET DATA TYPE "public"."enum__venues_v_version_access_items_code" USING "code"::"public"."enum__venues_v_version_access_items_code";
  ALTER TABLE "events" DROP COLUMN "children_from";
  ALTER TABLE "_events_v" DROP COLUMN "version_children_from";`)
}
