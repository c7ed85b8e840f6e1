// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_flags" AS ENUM('world_premiere', 'australian_premiere', 'commission', 'outdoor', 'online', 'regional');
  CREATE TYPE "public"."enum_events_sessions_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  CREATE TYPE "public"."enum_events_sessions_access_items_value" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_events_sessions_status_state" AS ENUM('scheduled', 'moved', 'postponed', 'cancelled', 'sold_out', 'weather_watch');
  CREATE TYPE "public"."enum_events_hours_override_weekly_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_events_artists_role" AS ENUM('artist', 'curator', 'speaker', 'chair', 'guide', 'performer', 'collaborator');
  CREATE TYPE "public"."enum_events_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  CREATE TYPE "public"."enum_events_access_items_value" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_events_status_state" AS ENUM('scheduled', 'moved', 'postponed', 'cancelled', 'sold_out', 'weather_watch');
  CREATE TYPE "public"."enum_events_booking_mode" AS ENUM('none', 'recommended', 'required', 'walk_up');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_flags" AS ENUM('world_premiere', 'australian_premiere', 'commission', 'outdoor', 'online', 'regional');
  CREATE TYPE "public"."enum__events_v_version_sessions_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  CREATE TYPE "public"."enum__events_v_version_sessions_access_items_value" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__events_v_version_sessions_status_state" AS ENUM('scheduled', 'moved', 'postponed', 'cancelled', 'sold_out', 'weather_watch');
  CREATE TYPE "public"."enum__events_v_version_hours_override_weekly_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__events_v_version_artists_role" AS ENUM('artist', 'curator', 'speaker', 'chair', 'guide', 'performer', 'collaborator');
  CREATE TYPE "public"."enum__events_v_version_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  CREATE TYPE "public"."enum__events_v_version_access_items_value" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__events_v_version_status_state" AS ENUM('scheduled', 'moved', 'postponed', 'cancelled', 'sold_out', 'weather_watch');
  CREATE TYPE "public"."enum__events_v_version_booking_mode" AS ENUM('none', 'recommended', 'required', 'walk_up');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_venues_hours_weekly_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_venues_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  CREATE TYPE "public"."enum_venues_access_items_value" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_venues_editions_hours_weekly_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_venues_place_type" AS ENUM('gallery', 'outdoor', 'public_space', 'hall', 'bar', 'regional', 'online');
  CREATE TYPE "public"."enum_venues_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__venues_v_version_hours_weekly_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__venues_v_version_access_items_code" AS ENUM('step_free_entrance', 'lift', 'accessible_toilet', 'accessible_parking', 'accessible_tram_stop', 'hearing_loop', 'seating', 'quiet_space', 'assistance_animals', 'auslan', 'audio_description', 'captions', 'tactile', 'relaxed', 'companion_card', 'low_light', 'flashing_light', 'loud_sound');
  CREATE TYPE "public"."enum__venues_v_version_access_items_value" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__venues_v_version_editions_hours_weekly_day" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__venues_v_version_place_type" AS ENUM('gallery', 'outdoor', 'public_space', 'hall', 'bar', 'regional', 'online');
  CREATE TYPE "public"."enum__venues_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_artists_kind" AS ENUM('person', 'collective');
  CREATE TYPE "public"."enum_artists_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__artists_v_version_kind" AS ENUM('person', 'collective');
  CREATE TYPE "public"."enum__artists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guides_mode" AS ENUM('walk', 'ride', 'drive', 'theme');
  CREATE TYPE "public"."enum_guides_route_step_free" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guides_v_version_mode" AS ENUM('walk', 'ride', 'drive', 'theme');
  CREATE TYPE "public"."enum__guides_v_version_route_step_free" AS ENUM('yes', 'no', 'unknown');
  CREATE TYPE "public"."enum__guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_strands_select_flags" AS ENUM('world_premiere', 'australian_premiere', 'commission', 'outdoor', 'online', 'regional');
  CREATE TYPE "public"."enum_strands_group_by" AS ENUM('day', 'precinct', 'type');
  CREATE TYPE "public"."enum_strands_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__strands_v_version_select_flags" AS ENUM('world_premiere', 'australian_premiere', 'commission', 'outdoor', 'online', 'regional');
  CREATE TYPE "public"."enum__strands_v_version_group_by" AS ENUM('day', 'precinct', 'type');
  CREATE TYPE "public"."enum__strands_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_festivals_types_kind" AS ENUM('durational', 'timed');
  CREATE TYPE "public"."enum_festivals_types_schema_type" AS ENUM('ExhibitionEvent', 'EducationEvent', 'ScreeningEvent', 'SaleEvent', 'MusicEvent', 'Event');
  CREATE TYPE "public"."enum_festivals_precincts_kind" AS ENUM('metro', 'regional', 'online');
  CREATE TYPE "public"."enum_festivals_precincts_basemap" AS ENUM('city', 'inner', 'victoria');
  CREATE TYPE "public"."enum_festivals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__festivals_v_version_types_kind" AS ENUM('durational', 'timed');
  CREATE TYPE "public"."enum__festivals_v_version_types_schema_type" AS ENUM('ExhibitionEvent', 'EducationEvent', 'ScreeningEvent', 'SaleEvent', 'MusicEvent', 'Event');
  CREATE TYPE "public"."enum__festivals_v_version_precincts_kind" AS ENUM('metro', 'regional', 'online');
  CREATE TYPE "public"."enum__festivals_v_version_precincts_basemap" AS ENUM('city', 'inner', 'victoria');
  CREATE TYPE "public"."enum__festivals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_kind" AS ENUM('news', 'interview', 'essay', 'video', 'announcement');
  CREATE TYPE "public"."enum_articles_video_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_kind" AS ENUM('news', 'interview', 'essay', 'video', 'announcement');
  CREATE TYPE "public"."enum__articles_v_version_video_provider" AS ENUM('youtube', 'vimeo');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_participate_kind" AS ENUM('open_call', 'volunteer', 'support', 'learn', 'program');
  CREATE TYPE "public"."enum_participate_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__participate_v_version_kind" AS ENUM('open_call', 'volunteer', 'support', 'learn', 'program');
  CREATE TYPE "public"."enum__participate_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_past_festivals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__past_festivals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_footer_mode" AS ENUM('full', 'short');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_footer_mode" AS ENUM('full', 'short');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_kind" AS ENUM('photograph', 'logo', 'document');
  CREATE TYPE "public"."enum_media_credit_view" AS ENUM('work', 'detail', 'installation', 'portrait', 'place');
  CREATE TYPE "public"."enum_partners_tiers_tier" AS ENUM('founding', 'principal', 'major');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_tiers_tier" AS ENUM('founding', 'principal', 'major');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_redirects_source" AS ENUM('manual', 'slug_change', 'withdrawn');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_alerts_level" AS ENUM('info', 'warning');
  CREATE TYPE "public"."enum_site_screens_screen" AS ENUM('home', 'partners', 'program', 'program-map', 'guides-walks', 'timeline', 'venues', 'artists', 'channel', 'participate', 'search', 'past-festivals');
  CREATE TYPE "public"."enum__site_v_version_alerts_level" AS ENUM('info', 'warning');
  CREATE TYPE "public"."enum__site_v_version_screens_screen" AS ENUM('home', 'partners', 'program', 'program-map', 'guides-walks', 'timeline', 'venues', 'artists', 'channel', 'participate', 'search', 'past-festivals');
  CREATE TABLE "events_flags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_events_flags",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events_sessions_access_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "enum_events_sessions_access_items_code",
  	"value" "enum_events_sessions_access_items_value" DEFAULT 'yes',
  	"note" varchar
  );
  
  CREATE TABLE "events_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start" varchar,
  	"end" varchar,
  	"doors" varchar,
  	"venue_id" integer,
  	"meeting_point" varchar,
  	"fully_booked" boolean,
  	"booking_url" varchar,
  	"online_url" varchar,
  	"status_state" "enum_events_sessions_status_state" DEFAULT 'scheduled',
  	"status_note" varchar,
  	"status_previous_start" varchar,
  	"status_previous_venue_name" varchar,
  	"status_previous_venue_slug" varchar,
  	"status_changed_at" varchar,
  	"access_contact" varchar,
  	"access_checked_on" varchar,
  	"code" varchar
  );
  
  CREATE TABLE "events_hours_override_weekly" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_events_hours_override_weekly_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "events_hours_override_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"closed" boolean,
  	"opens" varchar,
  	"closes" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "events_artists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"artist_id" integer,
  	"role" "enum_events_artists_role" DEFAULT 'artist'
  );
  
  CREATE TABLE "events_access_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "enum_events_access_items_code",
  	"value" "enum_events_access_items_value" DEFAULT 'yes',
  	"note" varchar
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"festival_id" integer,
  	"type" varchar,
  	"number" numeric,
  	"teaser" varchar,
  	"body" jsonb,
  	"lead_image_id" integer,
  	"dates_start" varchar,
  	"dates_end" varchar,
  	"status_state" "enum_events_status_state" DEFAULT 'scheduled',
  	"status_note" varchar,
  	"status_previous_start" varchar,
  	"status_previous_venue_name" varchar,
  	"status_previous_venue_slug" varchar,
  	"status_changed_at" varchar,
  	"hours_override_always_open" boolean,
  	"hours_override_valid_from" varchar,
  	"hours_override_valid_to" varchar,
  	"hours_override_note" varchar,
  	"parent_id" integer,
  	"price_free" boolean DEFAULT true,
  	"price_from" numeric,
  	"price_concession" numeric,
  	"price_label" varchar,
  	"booking_mode" "enum_events_booking_mode" DEFAULT 'none',
  	"booking_url" varchar,
  	"booking_opens_at" varchar,
  	"booking_provider" varchar,
  	"age" varchar,
  	"duration_min" numeric,
  	"capacity" numeric,
  	"access_contact" varchar,
  	"access_checked_on" varchar,
  	"theme_color" varchar,
  	"theme_background_color" varchar,
  	"theme_accent_color" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"slug" varchar,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"venues_id" integer,
  	"partners_id" integer,
  	"events_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "_events_v_version_flags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__events_v_version_flags",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_events_v_version_sessions_access_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "enum__events_v_version_sessions_access_items_code",
  	"value" "enum__events_v_version_sessions_access_items_value" DEFAULT 'yes',
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start" varchar,
  	"end" varchar,
  	"doors" varchar,
  	"venue_id" integer,
  	"meeting_point" varchar,
  	"fully_booked" boolean,
  	"booking_url" varchar,
  	"online_url" varchar,
  	"status_state" "enum__events_v_version_sessions_status_state" DEFAULT 'scheduled',
  	"status_note" varchar,
  	"status_previous_start" varchar,
  	"status_previous_venue_name" varchar,
  	"status_previous_venue_slug" varchar,
  	"status_changed_at" varchar,
  	"access_contact" varchar,
  	"access_checked_on" varchar,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_hours_override_weekly" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__events_v_version_hours_override_weekly_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_hours_override_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"closed" boolean,
  	"opens" varchar,
  	"closes" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_artists" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"artist_id" integer,
  	"role" "enum__events_v_version_artists_role" DEFAULT 'artist',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v_version_access_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "enum__events_v_version_access_items_code",
  	"value" "enum__events_v_version_access_items_value" DEFAULT 'yes',
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_festival_id" integer,
  	"version_type" varchar,
  	"version_number" numeric,
  	"version_teaser" varchar,
  	"version_body" jsonb,
  	"version_lead_image_id" integer,
  	"version_dates_start" varchar,
  	"version_dates_end" varchar,
  	"version_status_state" "enum__events_v_version_status_state" DEFAULT 'scheduled',
  	"version_status_note" varchar,
  	"version_status_previous_start" varchar,
  	"version_status_previous_venue_name" varchar,
  	"version_status_previous_venue_slug" varchar,
  	"version_status_changed_at" varchar,
  	"version_hours_override_always_open" boolean,
  	"version_hours_override_valid_from" varchar,
  	"version_hours_override_valid_to" varchar,
  	"version_hours_override_note" varchar,
  	"version_parent_id" integer,
  	"version_price_free" boolean DEFAULT true,
  	"version_price_from" numeric,
  	"version_price_concession" numeric,
  	"version_price_label" varchar,
  	"version_booking_mode" "enum__events_v_version_booking_mode" DEFAULT 'none',
  	"version_booking_url" varchar,
  	"version_booking_opens_at" varchar,
  	"version_booking_provider" varchar,
  	"version_age" varchar,
  	"version_duration_min" numeric,
  	"version_capacity" numeric,
  	"version_access_contact" varchar,
  	"version_access_checked_on" varchar,
  	"version_theme_color" varchar,
  	"version_theme_background_color" varchar,
  	"version_theme_accent_color" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_slug" varchar,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_events_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"venues_id" integer,
  	"partners_id" integer,
  	"events_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "venues_hours_weekly" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_venues_hours_weekly_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "venues_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"closed" boolean,
  	"opens" varchar,
  	"closes" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "venues_access_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" "enum_venues_access_items_code",
  	"value" "enum_venues_access_items_value" DEFAULT 'yes',
  	"note" varchar
  );
  
  CREATE TABLE "venues_editions_hours_weekly" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_venues_editions_hours_weekly_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "venues_editions_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"closed" boolean,
  	"opens" varchar,
  	"closes" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "venues_editions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"precinct" varchar,
  	"note" varchar,
  	"hours_always_open" boolean,
  	"hours_valid_from" varchar,
  	"hours_valid_to" varchar,
  	"hours_note" varchar
  );
  
  CREATE TABLE "venues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"short_name" varchar,
  	"place_type" "enum_venues_place_type",
  	"image_id" integer,
  	"body" jsonb,
  	"phone" varchar,
  	"website" varchar,
  	"parent_venue_id" integer,
  	"address_line1" varchar,
  	"address_line2" varchar,
  	"address_suburb" varchar,
  	"address_state" varchar DEFAULT 'VIC',
  	"address_postcode" varchar,
  	"address_country" varchar DEFAULT 'AU',
  	"geo_lat" numeric,
  	"geo_lon" numeric,
  	"entrance_note" varchar,
  	"getting_there_tram" varchar,
  	"getting_there_train" varchar,
  	"getting_there_parking" varchar,
  	"getting_there_bike" varchar,
  	"hours_always_open" boolean,
  	"hours_valid_from" varchar,
  	"hours_valid_to" varchar,
  	"hours_note" varchar,
  	"access_contact" varchar,
  	"access_checked_on" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"slug" varchar,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_venues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_venues_v_version_hours_weekly" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__venues_v_version_hours_weekly_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_venues_v_version_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"closed" boolean,
  	"opens" varchar,
  	"closes" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_venues_v_version_access_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" "enum__venues_v_version_access_items_code",
  	"value" "enum__venues_v_version_access_items_value" DEFAULT 'yes',
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_venues_v_version_editions_hours_weekly" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__venues_v_version_editions_hours_weekly_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_venues_v_version_editions_hours_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"closed" boolean,
  	"opens" varchar,
  	"closes" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_venues_v_version_editions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"precinct" varchar,
  	"note" varchar,
  	"hours_always_open" boolean,
  	"hours_valid_from" varchar,
  	"hours_valid_to" varchar,
  	"hours_note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_venues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_short_name" varchar,
  	"version_place_type" "enum__venues_v_version_place_type",
  	"version_image_id" integer,
  	"version_body" jsonb,
  	"version_phone" varchar,
  	"version_website" varchar,
  	"version_parent_venue_id" integer,
  	"version_address_line1" varchar,
  	"version_address_line2" varchar,
  	"version_address_suburb" varchar,
  	"version_address_state" varchar DEFAULT 'VIC',
  	"version_address_postcode" varchar,
  	"version_address_country" varchar DEFAULT 'AU',
  	"version_geo_lat" numeric,
  	"version_geo_lon" numeric,
  	"version_entrance_note" varchar,
  	"version_getting_there_tram" varchar,
  	"version_getting_there_train" varchar,
  	"version_getting_there_parking" varchar,
  	"version_getting_there_bike" varchar,
  	"version_hours_always_open" boolean,
  	"version_hours_valid_from" varchar,
  	"version_hours_valid_to" varchar,
  	"version_hours_note" varchar,
  	"version_access_contact" varchar,
  	"version_access_checked_on" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_slug" varchar,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__venues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "artists_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "artists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"sort_name" varchar,
  	"kind" "enum_artists_kind" DEFAULT 'person',
  	"pronouns" varchar,
  	"based_in" varchar,
  	"born" varchar,
  	"died" varchar,
  	"bio" jsonb,
  	"portrait_id" integer,
  	"website" varchar,
  	"represented_by" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"slug" varchar,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_artists_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "artists_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "artists_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_artists_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_artists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_sort_name" varchar,
  	"version_kind" "enum__artists_v_version_kind" DEFAULT 'person',
  	"version_pronouns" varchar,
  	"version_based_in" varchar,
  	"version_born" varchar,
  	"version_died" varchar,
  	"version_bio" jsonb,
  	"version_portrait_id" integer,
  	"version_website" varchar,
  	"version_represented_by" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_slug" varchar,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__artists_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_artists_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_artists_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "guides_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"event_id" integer,
  	"venue_id" integer,
  	"point_title" varchar,
  	"point_lat" numeric,
  	"point_lon" numeric,
  	"note" varchar,
  	"dwell_min" numeric,
  	"image_id" integer,
  	"audio_url" varchar,
  	"audio_duration_s" numeric,
  	"audio_transcript" varchar
  );
  
  CREATE TABLE "guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"festival_id" integer,
  	"mode" "enum_guides_mode" DEFAULT 'walk',
  	"curator" varchar,
  	"intro" varchar,
  	"body" jsonb,
  	"image_id" integer,
  	"best_time" varchar,
  	"transit_note" varchar,
  	"route_line" jsonb,
  	"route_distance_m" numeric,
  	"route_duration_min" numeric,
  	"route_ascent_m" numeric,
  	"route_surface" varchar,
  	"route_step_free" "enum_guides_route_step_free" DEFAULT 'unknown',
  	"route_loop" boolean,
  	"theme_color" varchar,
  	"theme_background_color" varchar,
  	"theme_accent_color" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"slug" varchar,
  	"order" numeric DEFAULT 0,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_guides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_guides_v_version_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" integer,
  	"venue_id" integer,
  	"point_title" varchar,
  	"point_lat" numeric,
  	"point_lon" numeric,
  	"note" varchar,
  	"dwell_min" numeric,
  	"image_id" integer,
  	"audio_url" varchar,
  	"audio_duration_s" numeric,
  	"audio_transcript" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_festival_id" integer,
  	"version_mode" "enum__guides_v_version_mode" DEFAULT 'walk',
  	"version_curator" varchar,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_image_id" integer,
  	"version_best_time" varchar,
  	"version_transit_note" varchar,
  	"version_route_line" jsonb,
  	"version_route_distance_m" numeric,
  	"version_route_duration_min" numeric,
  	"version_route_ascent_m" numeric,
  	"version_route_surface" varchar,
  	"version_route_step_free" "enum__guides_v_version_route_step_free" DEFAULT 'unknown',
  	"version_route_loop" boolean,
  	"version_theme_color" varchar,
  	"version_theme_background_color" varchar,
  	"version_theme_accent_color" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__guides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "strands_select_flags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_strands_select_flags",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "strands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"name" varchar,
  	"intro" varchar,
  	"select_year" numeric,
  	"select_parent_id" integer,
  	"group_by" "enum_strands_group_by" DEFAULT 'day',
  	"blocks" jsonb,
  	"theme_color" varchar,
  	"theme_background_color" varchar,
  	"theme_accent_color" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_strands_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "strands_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "strands_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer
  );
  
  CREATE TABLE "_strands_v_version_select_flags" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__strands_v_version_select_flags",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_strands_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_name" varchar,
  	"version_intro" varchar,
  	"version_select_year" numeric,
  	"version_select_parent_id" integer,
  	"version_group_by" "enum__strands_v_version_group_by" DEFAULT 'day',
  	"version_blocks" jsonb,
  	"version_theme_color" varchar,
  	"version_theme_background_color" varchar,
  	"version_theme_accent_color" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__strands_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_strands_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_strands_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer
  );
  
  CREATE TABLE "festivals_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"title" varchar,
  	"singular" varchar,
  	"kind" "enum_festivals_types_kind",
  	"schema_type" "enum_festivals_types_schema_type" DEFAULT 'Event',
  	"online" boolean,
  	"intro" varchar
  );
  
  CREATE TABLE "festivals_precincts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"title" varchar,
  	"subtitle" varchar,
  	"order" numeric,
  	"kind" "enum_festivals_precincts_kind" DEFAULT 'metro',
  	"basemap" "enum_festivals_precincts_basemap",
  	"bounds_west" numeric,
  	"bounds_south" numeric,
  	"bounds_east" numeric,
  	"bounds_north" numeric
  );
  
  CREATE TABLE "festivals_home_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"event_id" integer,
  	"image_id" integer
  );
  
  CREATE TABLE "festivals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"name" varchar,
  	"theme_title" varchar,
  	"theme_text" varchar,
  	"start" varchar,
  	"end" varchar,
  	"opens_at" varchar,
  	"zone" varchar DEFAULT 'Australia/Melbourne',
  	"lead_image_id" integer,
  	"intro" varchar,
  	"body" jsonb,
  	"home_lead" varchar,
  	"home_band_event_id" integer,
  	"home_band_image_id" integer,
  	"theme_color" varchar,
  	"theme_background_color" varchar,
  	"theme_accent_color" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_festivals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "festivals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"events_id" integer,
  	"guides_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "_festivals_v_version_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"title" varchar,
  	"singular" varchar,
  	"kind" "enum__festivals_v_version_types_kind",
  	"schema_type" "enum__festivals_v_version_types_schema_type" DEFAULT 'Event',
  	"online" boolean,
  	"intro" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_festivals_v_version_precincts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"title" varchar,
  	"subtitle" varchar,
  	"order" numeric,
  	"kind" "enum__festivals_v_version_precincts_kind" DEFAULT 'metro',
  	"basemap" "enum__festivals_v_version_precincts_basemap",
  	"bounds_west" numeric,
  	"bounds_south" numeric,
  	"bounds_east" numeric,
  	"bounds_north" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_festivals_v_version_home_hero" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" integer,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_festivals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_year" numeric,
  	"version_name" varchar,
  	"version_theme_title" varchar,
  	"version_theme_text" varchar,
  	"version_start" varchar,
  	"version_end" varchar,
  	"version_opens_at" varchar,
  	"version_zone" varchar DEFAULT 'Australia/Melbourne',
  	"version_lead_image_id" integer,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_home_lead" varchar,
  	"version_home_band_event_id" integer,
  	"version_home_band_image_id" integer,
  	"version_theme_color" varchar,
  	"version_theme_background_color" varchar,
  	"version_theme_accent_color" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__festivals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_festivals_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"events_id" integer,
  	"guides_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "articles_authors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"artist_id" integer
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_articles_kind",
  	"published_on" varchar,
  	"festival_id" integer,
  	"standfirst" varchar,
  	"lead_image_id" integer,
  	"blocks" jsonb,
  	"video_provider" "enum_articles_video_provider",
  	"video_player_id" varchar,
  	"video_title" varchar,
  	"video_captions" boolean,
  	"video_transcript" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"slug" varchar,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"articles_id" integer,
  	"artists_id" integer
  );
  
  CREATE TABLE "_articles_v_version_authors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"artist_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__articles_v_version_kind",
  	"version_published_on" varchar,
  	"version_festival_id" integer,
  	"version_standfirst" varchar,
  	"version_lead_image_id" integer,
  	"version_blocks" jsonb,
  	"version_video_provider" "enum__articles_v_version_video_provider",
  	"version_video_player_id" varchar,
  	"version_video_title" varchar,
  	"version_video_captions" boolean,
  	"version_video_transcript" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_slug" varchar,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"articles_id" integer,
  	"artists_id" integer
  );
  
  CREATE TABLE "participate_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"bytes" numeric
  );
  
  CREATE TABLE "participate" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_participate_kind",
  	"summary" varchar,
  	"image_id" integer,
  	"blocks" jsonb,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"zone" varchar DEFAULT 'Australia/Melbourne',
  	"fee_label" varchar,
  	"fee_waiver_note" varchar,
  	"eligibility" jsonb,
  	"terms_title" varchar,
  	"terms_href" varchar,
  	"apply_title" varchar,
  	"apply_href" varchar,
  	"contact" varchar,
  	"festival_id" integer,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"slug" varchar,
  	"order" numeric DEFAULT 0,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_participate_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "participate_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"artists_id" integer,
  	"articles_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "_participate_v_version_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"bytes" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_participate_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__participate_v_version_kind",
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_blocks" jsonb,
  	"version_opens_at" varchar,
  	"version_closes_at" varchar,
  	"version_zone" varchar DEFAULT 'Australia/Melbourne',
  	"version_fee_label" varchar,
  	"version_fee_waiver_note" varchar,
  	"version_eligibility" jsonb,
  	"version_terms_title" varchar,
  	"version_terms_href" varchar,
  	"version_apply_title" varchar,
  	"version_apply_href" varchar,
  	"version_contact" varchar,
  	"version_festival_id" integer,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__participate_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_participate_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"artists_id" integer,
  	"articles_id" integer,
  	"pages_id" integer
  );
  
  CREATE TABLE "past_festivals_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "past_festivals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"order_year" numeric,
  	"festival_id" integer,
  	"summary" varchar,
  	"image_id" integer,
  	"blocks" jsonb,
  	"report_title" varchar,
  	"report_href" varchar,
  	"cite" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"slug" varchar,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_past_festivals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "past_festivals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"artists_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "_past_festivals_v_version_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_past_festivals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_order_year" numeric,
  	"version_festival_id" integer,
  	"version_summary" varchar,
  	"version_image_id" integer,
  	"version_blocks" jsonb,
  	"version_report_title" varchar,
  	"version_report_href" varchar,
  	"version_cite" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_slug" varchar,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__past_festivals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_past_festivals_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"artists_id" integer,
  	"articles_id" integer
  );
  
  CREATE TABLE "pages_subnav" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"name" varchar,
  	"standfirst" varchar,
  	"blocks" jsonb,
  	"listed" boolean DEFAULT true,
  	"footer_mode" "enum_pages_footer_mode" DEFAULT 'full',
  	"parent_id" integer,
  	"theme_color" varchar,
  	"theme_background_color" varchar,
  	"theme_accent_color" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v_version_subnav" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_name" varchar,
  	"version_standfirst" varchar,
  	"version_blocks" jsonb,
  	"version_listed" boolean DEFAULT true,
  	"version_footer_mode" "enum__pages_v_version_footer_mode" DEFAULT 'full',
  	"version_parent_id" integer,
  	"version_theme_color" varchar,
  	"version_theme_background_color" varchar,
  	"version_theme_accent_color" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_meta_noindex" boolean,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_media_kind" DEFAULT 'photograph' NOT NULL,
  	"alt" varchar,
  	"decorative" boolean,
  	"title" varchar,
  	"caption" varchar,
  	"credit_view" "enum_media_credit_view" DEFAULT 'work',
  	"credit_work_title" varchar,
  	"credit_series" varchar,
  	"credit_year" varchar,
  	"credit_medium" varchar,
  	"credit_dimensions" varchar,
  	"credit_photographer" varchar,
  	"credit_courtesy" varchar,
  	"credit_copyright" varchar,
  	"credit_licence" varchar,
  	"credit_ai_declared" boolean,
  	"code" varchar,
  	"hash" varchar,
  	"tone" varchar,
  	"source" varchar,
  	"sha256" varchar,
  	"preview" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "partners_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"tier" "enum_partners_tiers_tier",
  	"order" numeric DEFAULT 0
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"website" varchar,
  	"logo_id" integer,
  	"logo_light_id" integer,
  	"blurb" varchar,
  	"slug" varchar,
  	"code" varchar,
  	"withdrawn" boolean,
  	"withdrawn_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_partners_v_version_tiers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"tier" "enum__partners_v_version_tiers_tier",
  	"order" numeric DEFAULT 0,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_website" varchar,
  	"version_logo_id" integer,
  	"version_logo_light_id" integer,
  	"version_blurb" varchar,
  	"version_slug" varchar,
  	"version_code" varchar,
  	"version_withdrawn" boolean,
  	"version_withdrawn_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"gone" boolean,
  	"to" varchar,
  	"status" "enum_redirects_status" DEFAULT '301',
  	"reason" varchar,
  	"source" "enum_redirects_source" DEFAULT 'manual' NOT NULL,
  	"since" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"origin" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"venues_id" integer,
  	"artists_id" integer,
  	"guides_id" integer,
  	"strands_id" integer,
  	"festivals_id" integer,
  	"articles_id" integer,
  	"participate_id" integer,
  	"past_festivals_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"partners_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "header_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"mobile_title" varchar,
  	"about" varchar,
  	"where" varchar,
  	"theme_text" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_header_v_version_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_mobile_title" varchar,
  	"version_about" varchar,
  	"version_where" varchar,
  	"version_theme_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "footer_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "footer_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "footer_button_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"acknowledgement" varchar,
  	"footer_years" varchar DEFAULT '2018–2025',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_footer_v_version_navigation_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_button_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_acknowledgement" varchar,
  	"version_footer_years" varchar DEFAULT '2018–2025',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_alerts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"level" "enum_site_alerts_level" DEFAULT 'info' NOT NULL,
  	"route_pattern" varchar DEFAULT '/**' NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"link_title" varchar,
  	"link_href" varchar
  );
  
  CREATE TABLE "site_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"screen" "enum_site_screens_screen" NOT NULL,
  	"title" varchar NOT NULL,
  	"intro" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"theme_color" varchar,
  	"theme_background_color" varchar,
  	"theme_accent_color" varchar
  );
  
  CREATE TABLE "site" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"festival_year" numeric DEFAULT 2026 NOT NULL,
  	"zone" varchar DEFAULT 'Australia/Melbourne' NOT NULL,
  	"acknowledgement_modal" varchar,
  	"access_contact" varchar,
  	"holding_on" boolean,
  	"holding_opens_at" varchar,
  	"holding_check_back" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_v_version_alerts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"level" "enum__site_v_version_alerts_level" DEFAULT 'info' NOT NULL,
  	"route_pattern" varchar DEFAULT '/**' NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"link_title" varchar,
  	"link_href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v_version_screens" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"screen" "enum__site_v_version_screens_screen" NOT NULL,
  	"title" varchar NOT NULL,
  	"intro" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"meta_noindex" boolean,
  	"theme_color" varchar,
  	"theme_background_color" varchar,
  	"theme_accent_color" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_festival_year" numeric DEFAULT 2026 NOT NULL,
  	"version_zone" varchar DEFAULT 'Australia/Melbourne' NOT NULL,
  	"version_acknowledgement_modal" varchar,
  	"version_access_contact" varchar,
  	"version_holding_on" boolean,
  	"version_holding_opens_at" varchar,
  	"version_holding_check_back" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "events_flags" ADD CONSTRAINT "events_flags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_sessions_access_items" ADD CONSTRAINT "events_sessions_access_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_sessions" ADD CONSTRAINT "events_sessions_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_sessions" ADD CONSTRAINT "events_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_hours_override_weekly" ADD CONSTRAINT "events_hours_override_weekly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_hours_override_exceptions" ADD CONSTRAINT "events_hours_override_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_artists" ADD CONSTRAINT "events_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_artists" ADD CONSTRAINT "events_artists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_access_items" ADD CONSTRAINT "events_access_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_lead_image_id_media_id_fk" FOREIGN KEY ("lead_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_texts" ADD CONSTRAINT "events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_flags" ADD CONSTRAINT "_events_v_version_flags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_sessions_access_items" ADD CONSTRAINT "_events_v_version_sessions_access_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v_version_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_sessions" ADD CONSTRAINT "_events_v_version_sessions_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_sessions" ADD CONSTRAINT "_events_v_version_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_hours_override_weekly" ADD CONSTRAINT "_events_v_version_hours_override_weekly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_hours_override_exceptions" ADD CONSTRAINT "_events_v_version_hours_override_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_artists" ADD CONSTRAINT "_events_v_version_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_artists" ADD CONSTRAINT "_events_v_version_artists_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_access_items" ADD CONSTRAINT "_events_v_version_access_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_festival_id_festivals_id_fk" FOREIGN KEY ("version_festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_lead_image_id_media_id_fk" FOREIGN KEY ("version_lead_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_parent_id_events_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_texts" ADD CONSTRAINT "_events_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "venues_hours_weekly" ADD CONSTRAINT "venues_hours_weekly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "venues_hours_exceptions" ADD CONSTRAINT "venues_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "venues_access_items" ADD CONSTRAINT "venues_access_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "venues_editions_hours_weekly" ADD CONSTRAINT "venues_editions_hours_weekly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."venues_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "venues_editions_hours_exceptions" ADD CONSTRAINT "venues_editions_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."venues_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "venues_editions" ADD CONSTRAINT "venues_editions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "venues" ADD CONSTRAINT "venues_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "venues" ADD CONSTRAINT "venues_parent_venue_id_venues_id_fk" FOREIGN KEY ("parent_venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "venues" ADD CONSTRAINT "venues_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v_version_hours_weekly" ADD CONSTRAINT "_venues_v_version_hours_weekly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_venues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_venues_v_version_hours_exceptions" ADD CONSTRAINT "_venues_v_version_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_venues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_venues_v_version_access_items" ADD CONSTRAINT "_venues_v_version_access_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_venues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_venues_v_version_editions_hours_weekly" ADD CONSTRAINT "_venues_v_version_editions_hours_weekly_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_venues_v_version_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_venues_v_version_editions_hours_exceptions" ADD CONSTRAINT "_venues_v_version_editions_hours_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_venues_v_version_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_venues_v_version_editions" ADD CONSTRAINT "_venues_v_version_editions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_venues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_parent_id_venues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_version_parent_venue_id_venues_id_fk" FOREIGN KEY ("version_parent_venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_venues_v" ADD CONSTRAINT "_venues_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "artists_links" ADD CONSTRAINT "artists_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "artists" ADD CONSTRAINT "artists_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "artists" ADD CONSTRAINT "artists_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "artists_texts" ADD CONSTRAINT "artists_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "artists_rels" ADD CONSTRAINT "artists_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "artists_rels" ADD CONSTRAINT "artists_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_artists_v_version_links" ADD CONSTRAINT "_artists_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_artists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_artists_v" ADD CONSTRAINT "_artists_v_parent_id_artists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_artists_v" ADD CONSTRAINT "_artists_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_artists_v" ADD CONSTRAINT "_artists_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_artists_v_texts" ADD CONSTRAINT "_artists_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_artists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_artists_v_rels" ADD CONSTRAINT "_artists_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_artists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_artists_v_rels" ADD CONSTRAINT "_artists_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_stops" ADD CONSTRAINT "guides_stops_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides_stops" ADD CONSTRAINT "guides_stops_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides_stops" ADD CONSTRAINT "guides_stops_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides_stops" ADD CONSTRAINT "guides_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_version_stops" ADD CONSTRAINT "_guides_v_version_stops_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_version_stops" ADD CONSTRAINT "_guides_v_version_stops_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_version_stops" ADD CONSTRAINT "_guides_v_version_stops_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_version_stops" ADD CONSTRAINT "_guides_v_version_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_parent_id_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_festival_id_festivals_id_fk" FOREIGN KEY ("version_festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strands_select_flags" ADD CONSTRAINT "strands_select_flags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strands" ADD CONSTRAINT "strands_select_parent_id_events_id_fk" FOREIGN KEY ("select_parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strands" ADD CONSTRAINT "strands_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "strands_texts" ADD CONSTRAINT "strands_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strands_rels" ADD CONSTRAINT "strands_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "strands_rels" ADD CONSTRAINT "strands_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strands_v_version_select_flags" ADD CONSTRAINT "_strands_v_version_select_flags_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_strands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strands_v" ADD CONSTRAINT "_strands_v_parent_id_strands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."strands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strands_v" ADD CONSTRAINT "_strands_v_version_select_parent_id_events_id_fk" FOREIGN KEY ("version_select_parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strands_v" ADD CONSTRAINT "_strands_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_strands_v_texts" ADD CONSTRAINT "_strands_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_strands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strands_v_rels" ADD CONSTRAINT "_strands_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_strands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_strands_v_rels" ADD CONSTRAINT "_strands_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "festivals_types" ADD CONSTRAINT "festivals_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."festivals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "festivals_precincts" ADD CONSTRAINT "festivals_precincts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."festivals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "festivals_home_hero" ADD CONSTRAINT "festivals_home_hero_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "festivals_home_hero" ADD CONSTRAINT "festivals_home_hero_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "festivals_home_hero" ADD CONSTRAINT "festivals_home_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."festivals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "festivals" ADD CONSTRAINT "festivals_lead_image_id_media_id_fk" FOREIGN KEY ("lead_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "festivals" ADD CONSTRAINT "festivals_home_band_event_id_events_id_fk" FOREIGN KEY ("home_band_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "festivals" ADD CONSTRAINT "festivals_home_band_image_id_media_id_fk" FOREIGN KEY ("home_band_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "festivals" ADD CONSTRAINT "festivals_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "festivals_rels" ADD CONSTRAINT "festivals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."festivals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "festivals_rels" ADD CONSTRAINT "festivals_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "festivals_rels" ADD CONSTRAINT "festivals_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "festivals_rels" ADD CONSTRAINT "festivals_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "festivals_rels" ADD CONSTRAINT "festivals_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_festivals_v_version_types" ADD CONSTRAINT "_festivals_v_version_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_festivals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_festivals_v_version_precincts" ADD CONSTRAINT "_festivals_v_version_precincts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_festivals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_festivals_v_version_home_hero" ADD CONSTRAINT "_festivals_v_version_home_hero_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_festivals_v_version_home_hero" ADD CONSTRAINT "_festivals_v_version_home_hero_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_festivals_v_version_home_hero" ADD CONSTRAINT "_festivals_v_version_home_hero_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_festivals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_festivals_v" ADD CONSTRAINT "_festivals_v_parent_id_festivals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_festivals_v" ADD CONSTRAINT "_festivals_v_version_lead_image_id_media_id_fk" FOREIGN KEY ("version_lead_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_festivals_v" ADD CONSTRAINT "_festivals_v_version_home_band_event_id_events_id_fk" FOREIGN KEY ("version_home_band_event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_festivals_v" ADD CONSTRAINT "_festivals_v_version_home_band_image_id_media_id_fk" FOREIGN KEY ("version_home_band_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_festivals_v" ADD CONSTRAINT "_festivals_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_festivals_v_rels" ADD CONSTRAINT "_festivals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_festivals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_festivals_v_rels" ADD CONSTRAINT "_festivals_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_festivals_v_rels" ADD CONSTRAINT "_festivals_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_festivals_v_rels" ADD CONSTRAINT "_festivals_v_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_festivals_v_rels" ADD CONSTRAINT "_festivals_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_authors" ADD CONSTRAINT "articles_authors_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_authors" ADD CONSTRAINT "articles_authors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_lead_image_id_media_id_fk" FOREIGN KEY ("lead_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_texts" ADD CONSTRAINT "articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_artists_fk" FOREIGN KEY ("artists_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_authors" ADD CONSTRAINT "_articles_v_version_authors_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_version_authors" ADD CONSTRAINT "_articles_v_version_authors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_festival_id_festivals_id_fk" FOREIGN KEY ("version_festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_lead_image_id_media_id_fk" FOREIGN KEY ("version_lead_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_texts" ADD CONSTRAINT "_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_artists_fk" FOREIGN KEY ("artists_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "participate_downloads" ADD CONSTRAINT "participate_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."participate"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "participate" ADD CONSTRAINT "participate_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "participate" ADD CONSTRAINT "participate_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "participate" ADD CONSTRAINT "participate_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "participate_rels" ADD CONSTRAINT "participate_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."participate"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "participate_rels" ADD CONSTRAINT "participate_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "participate_rels" ADD CONSTRAINT "participate_rels_artists_fk" FOREIGN KEY ("artists_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "participate_rels" ADD CONSTRAINT "participate_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "participate_rels" ADD CONSTRAINT "participate_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_participate_v_version_downloads" ADD CONSTRAINT "_participate_v_version_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_participate_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_participate_v" ADD CONSTRAINT "_participate_v_parent_id_participate_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."participate"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_participate_v" ADD CONSTRAINT "_participate_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_participate_v" ADD CONSTRAINT "_participate_v_version_festival_id_festivals_id_fk" FOREIGN KEY ("version_festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_participate_v" ADD CONSTRAINT "_participate_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_participate_v_rels" ADD CONSTRAINT "_participate_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_participate_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_participate_v_rels" ADD CONSTRAINT "_participate_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_participate_v_rels" ADD CONSTRAINT "_participate_v_rels_artists_fk" FOREIGN KEY ("artists_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_participate_v_rels" ADD CONSTRAINT "_participate_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_participate_v_rels" ADD CONSTRAINT "_participate_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "past_festivals_stats" ADD CONSTRAINT "past_festivals_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."past_festivals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "past_festivals" ADD CONSTRAINT "past_festivals_festival_id_festivals_id_fk" FOREIGN KEY ("festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "past_festivals" ADD CONSTRAINT "past_festivals_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "past_festivals" ADD CONSTRAINT "past_festivals_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "past_festivals_rels" ADD CONSTRAINT "past_festivals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."past_festivals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "past_festivals_rels" ADD CONSTRAINT "past_festivals_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "past_festivals_rels" ADD CONSTRAINT "past_festivals_rels_artists_fk" FOREIGN KEY ("artists_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "past_festivals_rels" ADD CONSTRAINT "past_festivals_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_past_festivals_v_version_stats" ADD CONSTRAINT "_past_festivals_v_version_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_past_festivals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_past_festivals_v" ADD CONSTRAINT "_past_festivals_v_parent_id_past_festivals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."past_festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_past_festivals_v" ADD CONSTRAINT "_past_festivals_v_version_festival_id_festivals_id_fk" FOREIGN KEY ("version_festival_id") REFERENCES "public"."festivals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_past_festivals_v" ADD CONSTRAINT "_past_festivals_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_past_festivals_v" ADD CONSTRAINT "_past_festivals_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_past_festivals_v_rels" ADD CONSTRAINT "_past_festivals_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_past_festivals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_past_festivals_v_rels" ADD CONSTRAINT "_past_festivals_v_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_past_festivals_v_rels" ADD CONSTRAINT "_past_festivals_v_rels_artists_fk" FOREIGN KEY ("artists_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_past_festivals_v_rels" ADD CONSTRAINT "_past_festivals_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_subnav" ADD CONSTRAINT "pages_subnav_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_subnav" ADD CONSTRAINT "_pages_v_version_subnav_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_tiers" ADD CONSTRAINT "partners_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_light_id_media_id_fk" FOREIGN KEY ("logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_version_tiers" ADD CONSTRAINT "_partners_v_version_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_light_id_media_id_fk" FOREIGN KEY ("version_logo_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_artists_fk" FOREIGN KEY ("artists_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_strands_fk" FOREIGN KEY ("strands_id") REFERENCES "public"."strands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_festivals_fk" FOREIGN KEY ("festivals_id") REFERENCES "public"."festivals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_participate_fk" FOREIGN KEY ("participate_id") REFERENCES "public"."participate"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_past_festivals_fk" FOREIGN KEY ("past_festivals_id") REFERENCES "public"."past_festivals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_navigation_links" ADD CONSTRAINT "header_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_navigation" ADD CONSTRAINT "header_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_navigation_links" ADD CONSTRAINT "_header_v_version_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_navigation" ADD CONSTRAINT "_header_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_navigation_links" ADD CONSTRAINT "footer_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_navigation" ADD CONSTRAINT "footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_button_links" ADD CONSTRAINT "footer_button_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_navigation_links" ADD CONSTRAINT "_footer_v_version_navigation_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_navigation" ADD CONSTRAINT "_footer_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_button_links" ADD CONSTRAINT "_footer_v_version_button_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_alerts" ADD CONSTRAINT "site_alerts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_screens" ADD CONSTRAINT "site_screens_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_screens" ADD CONSTRAINT "site_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site" ADD CONSTRAINT "site_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_alerts" ADD CONSTRAINT "_site_v_version_alerts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v_version_screens" ADD CONSTRAINT "_site_v_version_screens_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_version_screens" ADD CONSTRAINT "_site_v_version_screens_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_v" ADD CONSTRAINT "_site_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_v_texts" ADD CONSTRAINT "_site_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_flags_order_idx" ON "events_flags" USING btree ("order");
  CREATE INDEX "events_flags_parent_idx" ON "events_flags" USING btree ("parent_id");
  CREATE INDEX "events_sessions_access_items_order_idx" ON "events_sessions_access_items" USING btree ("_order");
  CREATE INDEX "events_sessions_access_items_parent_id_idx" ON "events_sessions_access_items" USING btree ("_parent_id");
  CREATE INDEX "events_sessions_order_idx" ON "events_sessions" USING btree ("_order");
  CREATE INDEX "events_sessions_parent_id_idx" ON "events_sessions" USING btree ("_parent_id");
  CREATE INDEX "events_sessions_venue_idx" ON "events_sessions" USING btree ("venue_id");
  CREATE INDEX "events_hours_override_weekly_order_idx" ON "events_hours_override_weekly" USING btree ("_order");
  CREATE INDEX "events_hours_override_weekly_parent_id_idx" ON "events_hours_override_weekly" USING btree ("_parent_id");
  CREATE INDEX "events_hours_override_exceptions_order_idx" ON "events_hours_override_exceptions" USING btree ("_order");
  CREATE INDEX "events_hours_override_exceptions_parent_id_idx" ON "events_hours_override_exceptions" USING btree ("_parent_id");
  CREATE INDEX "events_artists_order_idx" ON "events_artists" USING btree ("_order");
  CREATE INDEX "events_artists_parent_id_idx" ON "events_artists" USING btree ("_parent_id");
  CREATE INDEX "events_artists_artist_idx" ON "events_artists" USING btree ("artist_id");
  CREATE INDEX "events_access_items_order_idx" ON "events_access_items" USING btree ("_order");
  CREATE INDEX "events_access_items_parent_id_idx" ON "events_access_items" USING btree ("_parent_id");
  CREATE INDEX "events_festival_idx" ON "events" USING btree ("festival_id");
  CREATE INDEX "events_lead_image_idx" ON "events" USING btree ("lead_image_id");
  CREATE INDEX "events_parent_idx" ON "events" USING btree ("parent_id");
  CREATE INDEX "events_meta_meta_image_idx" ON "events" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE UNIQUE INDEX "events_code_idx" ON "events" USING btree ("code");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_texts_order_parent" ON "events_texts" USING btree ("order","parent_id");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "events_rels_venues_id_idx" ON "events_rels" USING btree ("venues_id");
  CREATE INDEX "events_rels_partners_id_idx" ON "events_rels" USING btree ("partners_id");
  CREATE INDEX "events_rels_events_id_idx" ON "events_rels" USING btree ("events_id");
  CREATE INDEX "events_rels_articles_id_idx" ON "events_rels" USING btree ("articles_id");
  CREATE INDEX "_events_v_version_flags_order_idx" ON "_events_v_version_flags" USING btree ("order");
  CREATE INDEX "_events_v_version_flags_parent_idx" ON "_events_v_version_flags" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_sessions_access_items_order_idx" ON "_events_v_version_sessions_access_items" USING btree ("_order");
  CREATE INDEX "_events_v_version_sessions_access_items_parent_id_idx" ON "_events_v_version_sessions_access_items" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_sessions_order_idx" ON "_events_v_version_sessions" USING btree ("_order");
  CREATE INDEX "_events_v_version_sessions_parent_id_idx" ON "_events_v_version_sessions" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_sessions_venue_idx" ON "_events_v_version_sessions" USING btree ("venue_id");
  CREATE INDEX "_events_v_version_hours_override_weekly_order_idx" ON "_events_v_version_hours_override_weekly" USING btree ("_order");
  CREATE INDEX "_events_v_version_hours_override_weekly_parent_id_idx" ON "_events_v_version_hours_override_weekly" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_hours_override_exceptions_order_idx" ON "_events_v_version_hours_override_exceptions" USING btree ("_order");
  CREATE INDEX "_events_v_version_hours_override_exceptions_parent_id_idx" ON "_events_v_version_hours_override_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_artists_order_idx" ON "_events_v_version_artists" USING btree ("_order");
  CREATE INDEX "_events_v_version_artists_parent_id_idx" ON "_events_v_version_artists" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_artists_artist_idx" ON "_events_v_version_artists" USING btree ("artist_id");
  CREATE INDEX "_events_v_version_access_items_order_idx" ON "_events_v_version_access_items" USING btree ("_order");
  CREATE INDEX "_events_v_version_access_items_parent_id_idx" ON "_events_v_version_access_items" USING btree ("_parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_festival_idx" ON "_events_v" USING btree ("version_festival_id");
  CREATE INDEX "_events_v_version_version_lead_image_idx" ON "_events_v" USING btree ("version_lead_image_id");
  CREATE INDEX "_events_v_version_version_parent_idx" ON "_events_v" USING btree ("version_parent_id");
  CREATE INDEX "_events_v_version_meta_version_meta_image_idx" ON "_events_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_code_idx" ON "_events_v" USING btree ("version_code");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "_events_v_texts_order_parent" ON "_events_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_rels_venues_id_idx" ON "_events_v_rels" USING btree ("venues_id");
  CREATE INDEX "_events_v_rels_partners_id_idx" ON "_events_v_rels" USING btree ("partners_id");
  CREATE INDEX "_events_v_rels_events_id_idx" ON "_events_v_rels" USING btree ("events_id");
  CREATE INDEX "_events_v_rels_articles_id_idx" ON "_events_v_rels" USING btree ("articles_id");
  CREATE INDEX "venues_hours_weekly_order_idx" ON "venues_hours_weekly" USING btree ("_order");
  CREATE INDEX "venues_hours_weekly_parent_id_idx" ON "venues_hours_weekly" USING btree ("_parent_id");
  CREATE INDEX "venues_hours_exceptions_order_idx" ON "venues_hours_exceptions" USING btree ("_order");
  CREATE INDEX "venues_hours_exceptions_parent_id_idx" ON "venues_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "venues_access_items_order_idx" ON "venues_access_items" USING btree ("_order");
  CREATE INDEX "venues_access_items_parent_id_idx" ON "venues_access_items" USING btree ("_parent_id");
  CREATE INDEX "venues_editions_hours_weekly_order_idx" ON "venues_editions_hours_weekly" USING btree ("_order");
  CREATE INDEX "venues_editions_hours_weekly_parent_id_idx" ON "venues_editions_hours_weekly" USING btree ("_parent_id");
  CREATE INDEX "venues_editions_hours_exceptions_order_idx" ON "venues_editions_hours_exceptions" USING btree ("_order");
  CREATE INDEX "venues_editions_hours_exceptions_parent_id_idx" ON "venues_editions_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "venues_editions_order_idx" ON "venues_editions" USING btree ("_order");
  CREATE INDEX "venues_editions_parent_id_idx" ON "venues_editions" USING btree ("_parent_id");
  CREATE INDEX "venues_image_idx" ON "venues" USING btree ("image_id");
  CREATE INDEX "venues_parent_venue_idx" ON "venues" USING btree ("parent_venue_id");
  CREATE INDEX "venues_meta_meta_image_idx" ON "venues" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "venues_slug_idx" ON "venues" USING btree ("slug");
  CREATE UNIQUE INDEX "venues_code_idx" ON "venues" USING btree ("code");
  CREATE INDEX "venues_updated_at_idx" ON "venues" USING btree ("updated_at");
  CREATE INDEX "venues_created_at_idx" ON "venues" USING btree ("created_at");
  CREATE INDEX "venues__status_idx" ON "venues" USING btree ("_status");
  CREATE INDEX "_venues_v_version_hours_weekly_order_idx" ON "_venues_v_version_hours_weekly" USING btree ("_order");
  CREATE INDEX "_venues_v_version_hours_weekly_parent_id_idx" ON "_venues_v_version_hours_weekly" USING btree ("_parent_id");
  CREATE INDEX "_venues_v_version_hours_exceptions_order_idx" ON "_venues_v_version_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_venues_v_version_hours_exceptions_parent_id_idx" ON "_venues_v_version_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_venues_v_version_access_items_order_idx" ON "_venues_v_version_access_items" USING btree ("_order");
  CREATE INDEX "_venues_v_version_access_items_parent_id_idx" ON "_venues_v_version_access_items" USING btree ("_parent_id");
  CREATE INDEX "_venues_v_version_editions_hours_weekly_order_idx" ON "_venues_v_version_editions_hours_weekly" USING btree ("_order");
  CREATE INDEX "_venues_v_version_editions_hours_weekly_parent_id_idx" ON "_venues_v_version_editions_hours_weekly" USING btree ("_parent_id");
  CREATE INDEX "_venues_v_version_editions_hours_exceptions_order_idx" ON "_venues_v_version_editions_hours_exceptions" USING btree ("_order");
  CREATE INDEX "_venues_v_version_editions_hours_exceptions_parent_id_idx" ON "_venues_v_version_editions_hours_exceptions" USING btree ("_parent_id");
  CREATE INDEX "_venues_v_version_editions_order_idx" ON "_venues_v_version_editions" USING btree ("_order");
  CREATE INDEX "_venues_v_version_editions_parent_id_idx" ON "_venues_v_version_editions" USING btree ("_parent_id");
  CREATE INDEX "_venues_v_parent_idx" ON "_venues_v" USING btree ("parent_id");
  CREATE INDEX "_venues_v_version_version_image_idx" ON "_venues_v" USING btree ("version_image_id");
  CREATE INDEX "_venues_v_version_version_parent_venue_idx" ON "_venues_v" USING btree ("version_parent_venue_id");
  CREATE INDEX "_venues_v_version_meta_version_meta_image_idx" ON "_venues_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_venues_v_version_version_slug_idx" ON "_venues_v" USING btree ("version_slug");
  CREATE INDEX "_venues_v_version_version_code_idx" ON "_venues_v" USING btree ("version_code");
  CREATE INDEX "_venues_v_version_version_updated_at_idx" ON "_venues_v" USING btree ("version_updated_at");
  CREATE INDEX "_venues_v_version_version_created_at_idx" ON "_venues_v" USING btree ("version_created_at");
  CREATE INDEX "_venues_v_version_version__status_idx" ON "_venues_v" USING btree ("version__status");
  CREATE INDEX "_venues_v_created_at_idx" ON "_venues_v" USING btree ("created_at");
  CREATE INDEX "_venues_v_updated_at_idx" ON "_venues_v" USING btree ("updated_at");
  CREATE INDEX "_venues_v_latest_idx" ON "_venues_v" USING btree ("latest");
  CREATE INDEX "_venues_v_autosave_idx" ON "_venues_v" USING btree ("autosave");
  CREATE INDEX "artists_links_order_idx" ON "artists_links" USING btree ("_order");
  CREATE INDEX "artists_links_parent_id_idx" ON "artists_links" USING btree ("_parent_id");
  CREATE INDEX "artists_portrait_idx" ON "artists" USING btree ("portrait_id");
  CREATE INDEX "artists_meta_meta_image_idx" ON "artists" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "artists_slug_idx" ON "artists" USING btree ("slug");
  CREATE UNIQUE INDEX "artists_code_idx" ON "artists" USING btree ("code");
  CREATE INDEX "artists_updated_at_idx" ON "artists" USING btree ("updated_at");
  CREATE INDEX "artists_created_at_idx" ON "artists" USING btree ("created_at");
  CREATE INDEX "artists__status_idx" ON "artists" USING btree ("_status");
  CREATE INDEX "artists_texts_order_parent" ON "artists_texts" USING btree ("order","parent_id");
  CREATE INDEX "artists_rels_order_idx" ON "artists_rels" USING btree ("order");
  CREATE INDEX "artists_rels_parent_idx" ON "artists_rels" USING btree ("parent_id");
  CREATE INDEX "artists_rels_path_idx" ON "artists_rels" USING btree ("path");
  CREATE INDEX "artists_rels_media_id_idx" ON "artists_rels" USING btree ("media_id");
  CREATE INDEX "_artists_v_version_links_order_idx" ON "_artists_v_version_links" USING btree ("_order");
  CREATE INDEX "_artists_v_version_links_parent_id_idx" ON "_artists_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_artists_v_parent_idx" ON "_artists_v" USING btree ("parent_id");
  CREATE INDEX "_artists_v_version_version_portrait_idx" ON "_artists_v" USING btree ("version_portrait_id");
  CREATE INDEX "_artists_v_version_meta_version_meta_image_idx" ON "_artists_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_artists_v_version_version_slug_idx" ON "_artists_v" USING btree ("version_slug");
  CREATE INDEX "_artists_v_version_version_code_idx" ON "_artists_v" USING btree ("version_code");
  CREATE INDEX "_artists_v_version_version_updated_at_idx" ON "_artists_v" USING btree ("version_updated_at");
  CREATE INDEX "_artists_v_version_version_created_at_idx" ON "_artists_v" USING btree ("version_created_at");
  CREATE INDEX "_artists_v_version_version__status_idx" ON "_artists_v" USING btree ("version__status");
  CREATE INDEX "_artists_v_created_at_idx" ON "_artists_v" USING btree ("created_at");
  CREATE INDEX "_artists_v_updated_at_idx" ON "_artists_v" USING btree ("updated_at");
  CREATE INDEX "_artists_v_latest_idx" ON "_artists_v" USING btree ("latest");
  CREATE INDEX "_artists_v_autosave_idx" ON "_artists_v" USING btree ("autosave");
  CREATE INDEX "_artists_v_texts_order_parent" ON "_artists_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_artists_v_rels_order_idx" ON "_artists_v_rels" USING btree ("order");
  CREATE INDEX "_artists_v_rels_parent_idx" ON "_artists_v_rels" USING btree ("parent_id");
  CREATE INDEX "_artists_v_rels_path_idx" ON "_artists_v_rels" USING btree ("path");
  CREATE INDEX "_artists_v_rels_media_id_idx" ON "_artists_v_rels" USING btree ("media_id");
  CREATE INDEX "guides_stops_order_idx" ON "guides_stops" USING btree ("_order");
  CREATE INDEX "guides_stops_parent_id_idx" ON "guides_stops" USING btree ("_parent_id");
  CREATE INDEX "guides_stops_event_idx" ON "guides_stops" USING btree ("event_id");
  CREATE INDEX "guides_stops_venue_idx" ON "guides_stops" USING btree ("venue_id");
  CREATE INDEX "guides_stops_image_idx" ON "guides_stops" USING btree ("image_id");
  CREATE INDEX "guides_festival_idx" ON "guides" USING btree ("festival_id");
  CREATE INDEX "guides_image_idx" ON "guides" USING btree ("image_id");
  CREATE INDEX "guides_meta_meta_image_idx" ON "guides" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "guides_slug_idx" ON "guides" USING btree ("slug");
  CREATE UNIQUE INDEX "guides_code_idx" ON "guides" USING btree ("code");
  CREATE INDEX "guides_updated_at_idx" ON "guides" USING btree ("updated_at");
  CREATE INDEX "guides_created_at_idx" ON "guides" USING btree ("created_at");
  CREATE INDEX "guides__status_idx" ON "guides" USING btree ("_status");
  CREATE INDEX "_guides_v_version_stops_order_idx" ON "_guides_v_version_stops" USING btree ("_order");
  CREATE INDEX "_guides_v_version_stops_parent_id_idx" ON "_guides_v_version_stops" USING btree ("_parent_id");
  CREATE INDEX "_guides_v_version_stops_event_idx" ON "_guides_v_version_stops" USING btree ("event_id");
  CREATE INDEX "_guides_v_version_stops_venue_idx" ON "_guides_v_version_stops" USING btree ("venue_id");
  CREATE INDEX "_guides_v_version_stops_image_idx" ON "_guides_v_version_stops" USING btree ("image_id");
  CREATE INDEX "_guides_v_parent_idx" ON "_guides_v" USING btree ("parent_id");
  CREATE INDEX "_guides_v_version_version_festival_idx" ON "_guides_v" USING btree ("version_festival_id");
  CREATE INDEX "_guides_v_version_version_image_idx" ON "_guides_v" USING btree ("version_image_id");
  CREATE INDEX "_guides_v_version_meta_version_meta_image_idx" ON "_guides_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_guides_v_version_version_slug_idx" ON "_guides_v" USING btree ("version_slug");
  CREATE INDEX "_guides_v_version_version_code_idx" ON "_guides_v" USING btree ("version_code");
  CREATE INDEX "_guides_v_version_version_updated_at_idx" ON "_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_guides_v_version_version_created_at_idx" ON "_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_guides_v_version_version__status_idx" ON "_guides_v" USING btree ("version__status");
  CREATE INDEX "_guides_v_created_at_idx" ON "_guides_v" USING btree ("created_at");
  CREATE INDEX "_guides_v_updated_at_idx" ON "_guides_v" USING btree ("updated_at");
  CREATE INDEX "_guides_v_latest_idx" ON "_guides_v" USING btree ("latest");
  CREATE INDEX "_guides_v_autosave_idx" ON "_guides_v" USING btree ("autosave");
  CREATE INDEX "strands_select_flags_order_idx" ON "strands_select_flags" USING btree ("order");
  CREATE INDEX "strands_select_flags_parent_idx" ON "strands_select_flags" USING btree ("parent_id");
  CREATE UNIQUE INDEX "strands_name_idx" ON "strands" USING btree ("name");
  CREATE INDEX "strands_select_select_parent_idx" ON "strands" USING btree ("select_parent_id");
  CREATE INDEX "strands_meta_meta_image_idx" ON "strands" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "strands_code_idx" ON "strands" USING btree ("code");
  CREATE INDEX "strands_updated_at_idx" ON "strands" USING btree ("updated_at");
  CREATE INDEX "strands_created_at_idx" ON "strands" USING btree ("created_at");
  CREATE INDEX "strands__status_idx" ON "strands" USING btree ("_status");
  CREATE INDEX "strands_texts_order_parent" ON "strands_texts" USING btree ("order","parent_id");
  CREATE INDEX "strands_rels_order_idx" ON "strands_rels" USING btree ("order");
  CREATE INDEX "strands_rels_parent_idx" ON "strands_rels" USING btree ("parent_id");
  CREATE INDEX "strands_rels_path_idx" ON "strands_rels" USING btree ("path");
  CREATE INDEX "strands_rels_events_id_idx" ON "strands_rels" USING btree ("events_id");
  CREATE INDEX "_strands_v_version_select_flags_order_idx" ON "_strands_v_version_select_flags" USING btree ("order");
  CREATE INDEX "_strands_v_version_select_flags_parent_idx" ON "_strands_v_version_select_flags" USING btree ("parent_id");
  CREATE INDEX "_strands_v_parent_idx" ON "_strands_v" USING btree ("parent_id");
  CREATE INDEX "_strands_v_version_version_name_idx" ON "_strands_v" USING btree ("version_name");
  CREATE INDEX "_strands_v_version_select_version_select_parent_idx" ON "_strands_v" USING btree ("version_select_parent_id");
  CREATE INDEX "_strands_v_version_meta_version_meta_image_idx" ON "_strands_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_strands_v_version_version_code_idx" ON "_strands_v" USING btree ("version_code");
  CREATE INDEX "_strands_v_version_version_updated_at_idx" ON "_strands_v" USING btree ("version_updated_at");
  CREATE INDEX "_strands_v_version_version_created_at_idx" ON "_strands_v" USING btree ("version_created_at");
  CREATE INDEX "_strands_v_version_version__status_idx" ON "_strands_v" USING btree ("version__status");
  CREATE INDEX "_strands_v_created_at_idx" ON "_strands_v" USING btree ("created_at");
  CREATE INDEX "_strands_v_updated_at_idx" ON "_strands_v" USING btree ("updated_at");
  CREATE INDEX "_strands_v_latest_idx" ON "_strands_v" USING btree ("latest");
  CREATE INDEX "_strands_v_autosave_idx" ON "_strands_v" USING btree ("autosave");
  CREATE INDEX "_strands_v_texts_order_parent" ON "_strands_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_strands_v_rels_order_idx" ON "_strands_v_rels" USING btree ("order");
  CREATE INDEX "_strands_v_rels_parent_idx" ON "_strands_v_rels" USING btree ("parent_id");
  CREATE INDEX "_strands_v_rels_path_idx" ON "_strands_v_rels" USING btree ("path");
  CREATE INDEX "_strands_v_rels_events_id_idx" ON "_strands_v_rels" USING btree ("events_id");
  CREATE INDEX "festivals_types_order_idx" ON "festivals_types" USING btree ("_order");
  CREATE INDEX "festivals_types_parent_id_idx" ON "festivals_types" USING btree ("_parent_id");
  CREATE INDEX "festivals_precincts_order_idx" ON "festivals_precincts" USING btree ("_order");
  CREATE INDEX "festivals_precincts_parent_id_idx" ON "festivals_precincts" USING btree ("_parent_id");
  CREATE INDEX "festivals_home_hero_order_idx" ON "festivals_home_hero" USING btree ("_order");
  CREATE INDEX "festivals_home_hero_parent_id_idx" ON "festivals_home_hero" USING btree ("_parent_id");
  CREATE INDEX "festivals_home_hero_event_idx" ON "festivals_home_hero" USING btree ("event_id");
  CREATE INDEX "festivals_home_hero_image_idx" ON "festivals_home_hero" USING btree ("image_id");
  CREATE UNIQUE INDEX "festivals_year_idx" ON "festivals" USING btree ("year");
  CREATE INDEX "festivals_lead_image_idx" ON "festivals" USING btree ("lead_image_id");
  CREATE INDEX "festivals_home_band_home_band_event_idx" ON "festivals" USING btree ("home_band_event_id");
  CREATE INDEX "festivals_home_band_home_band_image_idx" ON "festivals" USING btree ("home_band_image_id");
  CREATE INDEX "festivals_meta_meta_image_idx" ON "festivals" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "festivals_code_idx" ON "festivals" USING btree ("code");
  CREATE INDEX "festivals_updated_at_idx" ON "festivals" USING btree ("updated_at");
  CREATE INDEX "festivals_created_at_idx" ON "festivals" USING btree ("created_at");
  CREATE INDEX "festivals__status_idx" ON "festivals" USING btree ("_status");
  CREATE INDEX "festivals_rels_order_idx" ON "festivals_rels" USING btree ("order");
  CREATE INDEX "festivals_rels_parent_idx" ON "festivals_rels" USING btree ("parent_id");
  CREATE INDEX "festivals_rels_path_idx" ON "festivals_rels" USING btree ("path");
  CREATE INDEX "festivals_rels_media_id_idx" ON "festivals_rels" USING btree ("media_id");
  CREATE INDEX "festivals_rels_events_id_idx" ON "festivals_rels" USING btree ("events_id");
  CREATE INDEX "festivals_rels_guides_id_idx" ON "festivals_rels" USING btree ("guides_id");
  CREATE INDEX "festivals_rels_articles_id_idx" ON "festivals_rels" USING btree ("articles_id");
  CREATE INDEX "_festivals_v_version_types_order_idx" ON "_festivals_v_version_types" USING btree ("_order");
  CREATE INDEX "_festivals_v_version_types_parent_id_idx" ON "_festivals_v_version_types" USING btree ("_parent_id");
  CREATE INDEX "_festivals_v_version_precincts_order_idx" ON "_festivals_v_version_precincts" USING btree ("_order");
  CREATE INDEX "_festivals_v_version_precincts_parent_id_idx" ON "_festivals_v_version_precincts" USING btree ("_parent_id");
  CREATE INDEX "_festivals_v_version_home_hero_order_idx" ON "_festivals_v_version_home_hero" USING btree ("_order");
  CREATE INDEX "_festivals_v_version_home_hero_parent_id_idx" ON "_festivals_v_version_home_hero" USING btree ("_parent_id");
  CREATE INDEX "_festivals_v_version_home_hero_event_idx" ON "_festivals_v_version_home_hero" USING btree ("event_id");
  CREATE INDEX "_festivals_v_version_home_hero_image_idx" ON "_festivals_v_version_home_hero" USING btree ("image_id");
  CREATE INDEX "_festivals_v_parent_idx" ON "_festivals_v" USING btree ("parent_id");
  CREATE INDEX "_festivals_v_version_version_year_idx" ON "_festivals_v" USING btree ("version_year");
  CREATE INDEX "_festivals_v_version_version_lead_image_idx" ON "_festivals_v" USING btree ("version_lead_image_id");
  CREATE INDEX "_festivals_v_version_home_band_version_home_band_event_idx" ON "_festivals_v" USING btree ("version_home_band_event_id");
  CREATE INDEX "_festivals_v_version_home_band_version_home_band_image_idx" ON "_festivals_v" USING btree ("version_home_band_image_id");
  CREATE INDEX "_festivals_v_version_meta_version_meta_image_idx" ON "_festivals_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_festivals_v_version_version_code_idx" ON "_festivals_v" USING btree ("version_code");
  CREATE INDEX "_festivals_v_version_version_updated_at_idx" ON "_festivals_v" USING btree ("version_updated_at");
  CREATE INDEX "_festivals_v_version_version_created_at_idx" ON "_festivals_v" USING btree ("version_created_at");
  CREATE INDEX "_festivals_v_version_version__status_idx" ON "_festivals_v" USING btree ("version__status");
  CREATE INDEX "_festivals_v_created_at_idx" ON "_festivals_v" USING btree ("created_at");
  CREATE INDEX "_festivals_v_updated_at_idx" ON "_festivals_v" USING btree ("updated_at");
  CREATE INDEX "_festivals_v_latest_idx" ON "_festivals_v" USING btree ("latest");
  CREATE INDEX "_festivals_v_autosave_idx" ON "_festivals_v" USING btree ("autosave");
  CREATE INDEX "_festivals_v_rels_order_idx" ON "_festivals_v_rels" USING btree ("order");
  CREATE INDEX "_festivals_v_rels_parent_idx" ON "_festivals_v_rels" USING btree ("parent_id");
  CREATE INDEX "_festivals_v_rels_path_idx" ON "_festivals_v_rels" USING btree ("path");
  CREATE INDEX "_festivals_v_rels_media_id_idx" ON "_festivals_v_rels" USING btree ("media_id");
  CREATE INDEX "_festivals_v_rels_events_id_idx" ON "_festivals_v_rels" USING btree ("events_id");
  CREATE INDEX "_festivals_v_rels_guides_id_idx" ON "_festivals_v_rels" USING btree ("guides_id");
  CREATE INDEX "_festivals_v_rels_articles_id_idx" ON "_festivals_v_rels" USING btree ("articles_id");
  CREATE INDEX "articles_authors_order_idx" ON "articles_authors" USING btree ("_order");
  CREATE INDEX "articles_authors_parent_id_idx" ON "articles_authors" USING btree ("_parent_id");
  CREATE INDEX "articles_authors_artist_idx" ON "articles_authors" USING btree ("artist_id");
  CREATE INDEX "articles_festival_idx" ON "articles" USING btree ("festival_id");
  CREATE INDEX "articles_lead_image_idx" ON "articles" USING btree ("lead_image_id");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE UNIQUE INDEX "articles_code_idx" ON "articles" USING btree ("code");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_texts_order_parent" ON "articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_events_id_idx" ON "articles_rels" USING btree ("events_id");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "articles_rels_artists_id_idx" ON "articles_rels" USING btree ("artists_id");
  CREATE INDEX "_articles_v_version_authors_order_idx" ON "_articles_v_version_authors" USING btree ("_order");
  CREATE INDEX "_articles_v_version_authors_parent_id_idx" ON "_articles_v_version_authors" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_authors_artist_idx" ON "_articles_v_version_authors" USING btree ("artist_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_festival_idx" ON "_articles_v" USING btree ("version_festival_id");
  CREATE INDEX "_articles_v_version_version_lead_image_idx" ON "_articles_v" USING btree ("version_lead_image_id");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_code_idx" ON "_articles_v" USING btree ("version_code");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_texts_order_parent" ON "_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_events_id_idx" ON "_articles_v_rels" USING btree ("events_id");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_rels_artists_id_idx" ON "_articles_v_rels" USING btree ("artists_id");
  CREATE INDEX "participate_downloads_order_idx" ON "participate_downloads" USING btree ("_order");
  CREATE INDEX "participate_downloads_parent_id_idx" ON "participate_downloads" USING btree ("_parent_id");
  CREATE INDEX "participate_image_idx" ON "participate" USING btree ("image_id");
  CREATE INDEX "participate_festival_idx" ON "participate" USING btree ("festival_id");
  CREATE INDEX "participate_meta_meta_image_idx" ON "participate" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "participate_slug_idx" ON "participate" USING btree ("slug");
  CREATE UNIQUE INDEX "participate_code_idx" ON "participate" USING btree ("code");
  CREATE INDEX "participate_updated_at_idx" ON "participate" USING btree ("updated_at");
  CREATE INDEX "participate_created_at_idx" ON "participate" USING btree ("created_at");
  CREATE INDEX "participate__status_idx" ON "participate" USING btree ("_status");
  CREATE INDEX "participate_rels_order_idx" ON "participate_rels" USING btree ("order");
  CREATE INDEX "participate_rels_parent_idx" ON "participate_rels" USING btree ("parent_id");
  CREATE INDEX "participate_rels_path_idx" ON "participate_rels" USING btree ("path");
  CREATE INDEX "participate_rels_events_id_idx" ON "participate_rels" USING btree ("events_id");
  CREATE INDEX "participate_rels_artists_id_idx" ON "participate_rels" USING btree ("artists_id");
  CREATE INDEX "participate_rels_articles_id_idx" ON "participate_rels" USING btree ("articles_id");
  CREATE INDEX "participate_rels_pages_id_idx" ON "participate_rels" USING btree ("pages_id");
  CREATE INDEX "_participate_v_version_downloads_order_idx" ON "_participate_v_version_downloads" USING btree ("_order");
  CREATE INDEX "_participate_v_version_downloads_parent_id_idx" ON "_participate_v_version_downloads" USING btree ("_parent_id");
  CREATE INDEX "_participate_v_parent_idx" ON "_participate_v" USING btree ("parent_id");
  CREATE INDEX "_participate_v_version_version_image_idx" ON "_participate_v" USING btree ("version_image_id");
  CREATE INDEX "_participate_v_version_version_festival_idx" ON "_participate_v" USING btree ("version_festival_id");
  CREATE INDEX "_participate_v_version_meta_version_meta_image_idx" ON "_participate_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_participate_v_version_version_slug_idx" ON "_participate_v" USING btree ("version_slug");
  CREATE INDEX "_participate_v_version_version_code_idx" ON "_participate_v" USING btree ("version_code");
  CREATE INDEX "_participate_v_version_version_updated_at_idx" ON "_participate_v" USING btree ("version_updated_at");
  CREATE INDEX "_participate_v_version_version_created_at_idx" ON "_participate_v" USING btree ("version_created_at");
  CREATE INDEX "_participate_v_version_version__status_idx" ON "_participate_v" USING btree ("version__status");
  CREATE INDEX "_participate_v_created_at_idx" ON "_participate_v" USING btree ("created_at");
  CREATE INDEX "_participate_v_updated_at_idx" ON "_participate_v" USING btree ("updated_at");
  CREATE INDEX "_participate_v_latest_idx" ON "_participate_v" USING btree ("latest");
  CREATE INDEX "_participate_v_autosave_idx" ON "_participate_v" USING btree ("autosave");
  CREATE INDEX "_participate_v_rels_order_idx" ON "_participate_v_rels" USING btree ("order");
  CREATE INDEX "_participate_v_rels_parent_idx" ON "_participate_v_rels" USING btree ("parent_id");
  CREATE INDEX "_participate_v_rels_path_idx" ON "_participate_v_rels" USING btree ("path");
  CREATE INDEX "_participate_v_rels_events_id_idx" ON "_participate_v_rels" USING btree ("events_id");
  CREATE INDEX "_participate_v_rels_artists_id_idx" ON "_participate_v_rels" USING btree ("artists_id");
  CREATE INDEX "_participate_v_rels_articles_id_idx" ON "_participate_v_rels" USING btree ("articles_id");
  CREATE INDEX "_participate_v_rels_pages_id_idx" ON "_participate_v_rels" USING btree ("pages_id");
  CREATE INDEX "past_festivals_stats_order_idx" ON "past_festivals_stats" USING btree ("_order");
  CREATE INDEX "past_festivals_stats_parent_id_idx" ON "past_festivals_stats" USING btree ("_parent_id");
  CREATE INDEX "past_festivals_festival_idx" ON "past_festivals" USING btree ("festival_id");
  CREATE INDEX "past_festivals_image_idx" ON "past_festivals" USING btree ("image_id");
  CREATE INDEX "past_festivals_meta_meta_image_idx" ON "past_festivals" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "past_festivals_slug_idx" ON "past_festivals" USING btree ("slug");
  CREATE UNIQUE INDEX "past_festivals_code_idx" ON "past_festivals" USING btree ("code");
  CREATE INDEX "past_festivals_updated_at_idx" ON "past_festivals" USING btree ("updated_at");
  CREATE INDEX "past_festivals_created_at_idx" ON "past_festivals" USING btree ("created_at");
  CREATE INDEX "past_festivals__status_idx" ON "past_festivals" USING btree ("_status");
  CREATE INDEX "past_festivals_rels_order_idx" ON "past_festivals_rels" USING btree ("order");
  CREATE INDEX "past_festivals_rels_parent_idx" ON "past_festivals_rels" USING btree ("parent_id");
  CREATE INDEX "past_festivals_rels_path_idx" ON "past_festivals_rels" USING btree ("path");
  CREATE INDEX "past_festivals_rels_events_id_idx" ON "past_festivals_rels" USING btree ("events_id");
  CREATE INDEX "past_festivals_rels_artists_id_idx" ON "past_festivals_rels" USING btree ("artists_id");
  CREATE INDEX "past_festivals_rels_articles_id_idx" ON "past_festivals_rels" USING btree ("articles_id");
  CREATE INDEX "_past_festivals_v_version_stats_order_idx" ON "_past_festivals_v_version_stats" USING btree ("_order");
  CREATE INDEX "_past_festivals_v_version_stats_parent_id_idx" ON "_past_festivals_v_version_stats" USING btree ("_parent_id");
  CREATE INDEX "_past_festivals_v_parent_idx" ON "_past_festivals_v" USING btree ("parent_id");
  CREATE INDEX "_past_festivals_v_version_version_festival_idx" ON "_past_festivals_v" USING btree ("version_festival_id");
  CREATE INDEX "_past_festivals_v_version_version_image_idx" ON "_past_festivals_v" USING btree ("version_image_id");
  CREATE INDEX "_past_festivals_v_version_meta_version_meta_image_idx" ON "_past_festivals_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_past_festivals_v_version_version_slug_idx" ON "_past_festivals_v" USING btree ("version_slug");
  CREATE INDEX "_past_festivals_v_version_version_code_idx" ON "_past_festivals_v" USING btree ("version_code");
  CREATE INDEX "_past_festivals_v_version_version_updated_at_idx" ON "_past_festivals_v" USING btree ("version_updated_at");
  CREATE INDEX "_past_festivals_v_version_version_created_at_idx" ON "_past_festivals_v" USING btree ("version_created_at");
  CREATE INDEX "_past_festivals_v_version_version__status_idx" ON "_past_festivals_v" USING btree ("version__status");
  CREATE INDEX "_past_festivals_v_created_at_idx" ON "_past_festivals_v" USING btree ("created_at");
  CREATE INDEX "_past_festivals_v_updated_at_idx" ON "_past_festivals_v" USING btree ("updated_at");
  CREATE INDEX "_past_festivals_v_latest_idx" ON "_past_festivals_v" USING btree ("latest");
  CREATE INDEX "_past_festivals_v_autosave_idx" ON "_past_festivals_v" USING btree ("autosave");
  CREATE INDEX "_past_festivals_v_rels_order_idx" ON "_past_festivals_v_rels" USING btree ("order");
  CREATE INDEX "_past_festivals_v_rels_parent_idx" ON "_past_festivals_v_rels" USING btree ("parent_id");
  CREATE INDEX "_past_festivals_v_rels_path_idx" ON "_past_festivals_v_rels" USING btree ("path");
  CREATE INDEX "_past_festivals_v_rels_events_id_idx" ON "_past_festivals_v_rels" USING btree ("events_id");
  CREATE INDEX "_past_festivals_v_rels_artists_id_idx" ON "_past_festivals_v_rels" USING btree ("artists_id");
  CREATE INDEX "_past_festivals_v_rels_articles_id_idx" ON "_past_festivals_v_rels" USING btree ("articles_id");
  CREATE INDEX "pages_subnav_order_idx" ON "pages_subnav" USING btree ("_order");
  CREATE INDEX "pages_subnav_parent_id_idx" ON "pages_subnav" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_name_idx" ON "pages" USING btree ("name");
  CREATE INDEX "pages_parent_idx" ON "pages" USING btree ("parent_id");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "pages_code_idx" ON "pages" USING btree ("code");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_version_subnav_order_idx" ON "_pages_v_version_subnav" USING btree ("_order");
  CREATE INDEX "_pages_v_version_subnav_parent_id_idx" ON "_pages_v_version_subnav" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_name_idx" ON "_pages_v" USING btree ("version_name");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "_pages_v" USING btree ("version_parent_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_code_idx" ON "_pages_v" USING btree ("version_code");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "media_code_idx" ON "media" USING btree ("code");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "partners_tiers_order_idx" ON "partners_tiers" USING btree ("_order");
  CREATE INDEX "partners_tiers_parent_id_idx" ON "partners_tiers" USING btree ("_parent_id");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_logo_light_idx" ON "partners" USING btree ("logo_light_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE UNIQUE INDEX "partners_code_idx" ON "partners" USING btree ("code");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_version_tiers_order_idx" ON "_partners_v_version_tiers" USING btree ("_order");
  CREATE INDEX "_partners_v_version_tiers_parent_id_idx" ON "_partners_v_version_tiers" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_logo_light_idx" ON "_partners_v" USING btree ("version_logo_light_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_code_idx" ON "_partners_v" USING btree ("version_code");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "codes_code_idx" ON "codes" USING btree ("code");
  CREATE INDEX "codes_updated_at_idx" ON "codes" USING btree ("updated_at");
  CREATE INDEX "codes_created_at_idx" ON "codes" USING btree ("created_at");
  CREATE INDEX "paths_path_idx" ON "paths" USING btree ("path");
  CREATE INDEX "paths_collection_idx" ON "paths" USING btree ("collection");
  CREATE INDEX "paths_document_idx" ON "paths" USING btree ("document");
  CREATE INDEX "paths_updated_at_idx" ON "paths" USING btree ("updated_at");
  CREATE INDEX "paths_created_at_idx" ON "paths" USING btree ("created_at");
  CREATE UNIQUE INDEX "collection_document_path_idx" ON "paths" USING btree ("collection","document","path");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_venues_id_idx" ON "payload_locked_documents_rels" USING btree ("venues_id");
  CREATE INDEX "payload_locked_documents_rels_artists_id_idx" ON "payload_locked_documents_rels" USING btree ("artists_id");
  CREATE INDEX "payload_locked_documents_rels_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("guides_id");
  CREATE INDEX "payload_locked_documents_rels_strands_id_idx" ON "payload_locked_documents_rels" USING btree ("strands_id");
  CREATE INDEX "payload_locked_documents_rels_festivals_id_idx" ON "payload_locked_documents_rels" USING btree ("festivals_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_participate_id_idx" ON "payload_locked_documents_rels" USING btree ("participate_id");
  CREATE INDEX "payload_locked_documents_rels_past_festivals_id_idx" ON "payload_locked_documents_rels" USING btree ("past_festivals_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "header_navigation_links_order_idx" ON "header_navigation_links" USING btree ("_order");
  CREATE INDEX "header_navigation_links_parent_id_idx" ON "header_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "header_navigation_order_idx" ON "header_navigation" USING btree ("_order");
  CREATE INDEX "header_navigation_parent_id_idx" ON "header_navigation" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_navigation_links_order_idx" ON "_header_v_version_navigation_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_navigation_links_parent_id_idx" ON "_header_v_version_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_navigation_order_idx" ON "_header_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_header_v_version_navigation_parent_id_idx" ON "_header_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE INDEX "footer_navigation_links_order_idx" ON "footer_navigation_links" USING btree ("_order");
  CREATE INDEX "footer_navigation_links_parent_id_idx" ON "footer_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "footer_navigation_order_idx" ON "footer_navigation" USING btree ("_order");
  CREATE INDEX "footer_navigation_parent_id_idx" ON "footer_navigation" USING btree ("_parent_id");
  CREATE INDEX "footer_button_links_order_idx" ON "footer_button_links" USING btree ("_order");
  CREATE INDEX "footer_button_links_parent_id_idx" ON "footer_button_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_navigation_links_order_idx" ON "_footer_v_version_navigation_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_navigation_links_parent_id_idx" ON "_footer_v_version_navigation_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_navigation_order_idx" ON "_footer_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_footer_v_version_navigation_parent_id_idx" ON "_footer_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_button_links_order_idx" ON "_footer_v_version_button_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_button_links_parent_id_idx" ON "_footer_v_version_button_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "site_alerts_order_idx" ON "site_alerts" USING btree ("_order");
  CREATE INDEX "site_alerts_parent_id_idx" ON "site_alerts" USING btree ("_parent_id");
  CREATE INDEX "site_screens_order_idx" ON "site_screens" USING btree ("_order");
  CREATE INDEX "site_screens_parent_id_idx" ON "site_screens" USING btree ("_parent_id");
  CREATE INDEX "site_screens_meta_meta_image_idx" ON "site_screens" USING btree ("meta_image_id");
  CREATE INDEX "site_image_idx" ON "site" USING btree ("image_id");
  CREATE INDEX "site_texts_order_parent" ON "site_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_v_version_alerts_order_idx" ON "_site_v_version_alerts" USING btree ("_order");
  CREATE INDEX "_site_v_version_alerts_parent_id_idx" ON "_site_v_version_alerts" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_screens_order_idx" ON "_site_v_version_screens" USING btree ("_order");
  CREATE INDEX "_site_v_version_screens_parent_id_idx" ON "_site_v_version_screens" USING btree ("_parent_id");
  CREATE INDEX "_site_v_version_screens_meta_meta_image_idx" ON "_site_v_version_screens" USING btree ("meta_image_id");
  CREATE INDEX "_site_v_version_version_image_idx" ON "_site_v" USING btree ("version_image_id");
  CREATE INDEX "_site_v_created_at_idx" ON "_site_v" USING btree ("created_at");
  CREATE INDEX "_site_v_updated_at_idx" ON "_site_v" USING btree ("updated_at");
  CREATE INDEX "_site_v_texts_order_parent" ON "_site_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events_flags" CASCADE;
  DROP TABLE "events_sessions_access_items" CASCADE;
  DROP TABLE "events_sessions" CASCADE;
  DROP TABLE "events_hours_override_weekly" CASCADE;
  DROP TABLE "events_hours_override_exceptions" CASCADE;
  DROP TABLE "events_artists" CASCADE;
  DROP TABLE "events_access_items" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_texts" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_version_flags" CASCADE;
  DROP TABLE "_events_v_version_sessions_access_items" CASCADE;
  DROP TABLE "_events_v_version_sessions" CASCADE;
  DROP TABLE "_events_v_version_hours_override_weekly" CASCADE;
  DROP TABLE "_events_v_version_hours_override_exceptions" CASCADE;
  DROP TABLE "_events_v_version_artists" CASCADE;
  DROP TABLE "_events_v_version_access_items" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_texts" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "venues_hours_weekly" CASCADE;
  DROP TABLE "venues_hours_exceptions" CASCADE;
  DROP TABLE "venues_access_items" CASCADE;
  DROP TABLE "venues_editions_hours_weekly" CASCADE;
  DROP TABLE "venues_editions_hours_exceptions" CASCADE;
  DROP TABLE "venues_editions" CASCADE;
  DROP TABLE "venues" CASCADE;
  DROP TABLE "_venues_v_version_hours_weekly" CASCADE;
  DROP TABLE "_venues_v_version_hours_exceptions" CASCADE;
  DROP TABLE "_venues_v_version_access_items" CASCADE;
  DROP TABLE "_venues_v_version_editions_hours_weekly" CASCADE;
  DROP TABLE "_venues_v_version_editions_hours_exceptions" CASCADE;
  DROP TABLE "_venues_v_version_editions" CASCADE;
  DROP TABLE "_venues_v" CASCADE;
  DROP TABLE "artists_links" CASCADE;
  DROP TABLE "artists" CASCADE;
  DROP TABLE "artists_texts" CASCADE;
  DROP TABLE "artists_rels" CASCADE;
  DROP TABLE "_artists_v_version_links" CASCADE;
  DROP TABLE "_artists_v" CASCADE;
  DROP TABLE "_artists_v_texts" CASCADE;
  DROP TABLE "_artists_v_rels" CASCADE;
  DROP TABLE "guides_stops" CASCADE;
  DROP TABLE "guides" CASCADE;
  DROP TABLE "_guides_v_version_stops" CASCADE;
  DROP TABLE "_guides_v" CASCADE;
  DROP TABLE "strands_select_flags" CASCADE;
  DROP TABLE "strands" CASCADE;
  DROP TABLE "strands_texts" CASCADE;
  DROP TABLE "strands_rels" CASCADE;
  DROP TABLE "_strands_v_version_select_flags" CASCADE;
  DROP TABLE "_strands_v" CASCADE;
  DROP TABLE "_strands_v_texts" CASCADE;
  DROP TABLE "_strands_v_rels" CASCADE;
  DROP TABLE "festivals_types" CASCADE;
  DROP TABLE "festivals_precincts" CASCADE;
  DROP TABLE "festivals_home_hero" CASCADE;
  DROP TABLE "festivals" CASCADE;
  DROP TABLE "festivals_rels" CASCADE;
  DROP TABLE "_festivals_v_version_types" CASCADE;
  DROP TABLE "_festivals_v_version_precincts" CASCADE;
  DROP TABLE "_festivals_v_version_home_hero" CASCADE;
  DROP TABLE "_festivals_v" CASCADE;
  DROP TABLE "_festivals_v_rels" CASCADE;
  DROP TABLE "articles_authors" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_texts" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_authors" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_texts" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "participate_downloads" CASCADE;
  DROP TABLE "participate" CASCADE;
  DROP TABLE "participate_rels" CASCADE;
  DROP TABLE "_participate_v_version_downloads" CASCADE;
  DROP TABLE "_participate_v" CASCADE;
  DROP TABLE "_participate_v_rels" CASCADE;
  DROP TABLE "past_festivals_stats" CASCADE;
  DROP TABLE "past_festivals" CASCADE;
  DROP TABLE "past_festivals_rels" CASCADE;
  DROP TABLE "_past_festivals_v_version_stats" CASCADE;
  DROP TABLE "_past_festivals_v" CASCADE;
  DROP TABLE "_past_festivals_v_rels" CASCADE;
  DROP TABLE "pages_subnav" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v_version_subnav" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "partners_tiers" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v_version_tiers" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "codes" CASCADE;
  DROP TABLE "paths" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "header_navigation_links" CASCADE;
  DROP TABLE "header_navigation" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "_header_v_version_navigation_links" CASCADE;
  DROP TABLE "_header_v_version_navigation" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "footer_navigation_links" CASCADE;
  DROP TABLE "footer_navigation" CASCADE;
  DROP TABLE "footer_button_links" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "_footer_v_version_navigation_links" CASCADE;
  DROP TABLE "_footer_v_version_navigation" CASCADE;
  DROP TABLE "_footer_v_version_button_links" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "site_alerts" CASCADE;
  DROP TABLE "site_screens" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "site_texts" CASCADE;
  DROP TABLE "_site_v_version_alerts" CASCADE;
  DROP TABLE "_site_v_version_screens" CASCADE;
  DROP TABLE "_site_v" CASCADE;
  DROP TABLE "_site_v_texts" CASCADE;
  DROP TYPE "public"."enum_events_flags";
  DROP TYPE "public"."enum_events_sessions_access_items_code";
  DROP TYPE "public"."enum_events_sessions_access_items_value";
  DROP TYPE "public"."enum_events_sessions_status_state";
  DROP TYPE "public"."enum_events_hours_override_weekly_day";
  DROP TYPE "public"."enum_events_artists_role";
  DROP TYPE "public"."enum_events_access_items_code";
  DROP TYPE "public"."enum_events_access_items_value";
  DROP TYPE "public"."enum_events_status_state";
  DROP TYPE "public"."enum_events_booking_mode";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_flags";
  DROP TYPE "public"."enum__events_v_version_sessions_access_items_code";
  DROP TYPE "public"."enum__events_v_version_sessions_access_items_value";
  DROP TYPE "public"."enum__events_v_version_sessions_status_state";
  DROP TYPE "public"."enum__events_v_version_hours_override_weekly_day";
  DROP TYPE "public"."enum__events_v_version_artists_role";
  DROP TYPE "public"."enum__events_v_version_access_items_code";
  DROP TYPE "public"."enum__events_v_version_access_items_value";
  DROP TYPE "public"."enum__events_v_version_status_state";
  DROP TYPE "public"."enum__events_v_version_booking_mode";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_venues_hours_weekly_day";
  DROP TYPE "public"."enum_venues_access_items_code";
  DROP TYPE "public"."enum_venues_access_items_value";
  DROP TYPE "public"."enum_venues_editions_hours_weekly_day";
  DROP TYPE "public"."enum_venues_place_type";
  DROP TYPE "public"."enum_venues_status";
  DROP TYPE "public"."enum__venues_v_version_hours_weekly_day";
  DROP TYPE "public"."enum__venues_v_version_access_items_code";
  DROP TYPE "public"."enum__venues_v_version_access_items_value";
  DROP TYPE "public"."enum__venues_v_version_editions_hours_weekly_day";
  DROP TYPE "public"."enum__venues_v_version_place_type";
  DROP TYPE "public"."enum__venues_v_version_status";
  DROP TYPE "public"."enum_artists_kind";
  DROP TYPE "public"."enum_artists_status";
  DROP TYPE "public"."enum__artists_v_version_kind";
  DROP TYPE "public"."enum__artists_v_version_status";
  DROP TYPE "public"."enum_guides_mode";
  DROP TYPE "public"."enum_guides_route_step_free";
  DROP TYPE "public"."enum_guides_status";
  DROP TYPE "public"."enum__guides_v_version_mode";
  DROP TYPE "public"."enum__guides_v_version_route_step_free";
  DROP TYPE "public"."enum__guides_v_version_status";
  DROP TYPE "public"."enum_strands_select_flags";
  DROP TYPE "public"."enum_strands_group_by";
  DROP TYPE "public"."enum_strands_status";
  DROP TYPE "public"."enum__strands_v_version_select_flags";
  DROP TYPE "public"."enum__strands_v_version_group_by";
  DROP TYPE "public"."enum__strands_v_version_status";
  DROP TYPE "public"."enum_festivals_types_kind";
  DROP TYPE "public"."enum_festivals_types_schema_type";
  DROP TYPE "public"."enum_festivals_precincts_kind";
  DROP TYPE "public"."enum_festivals_precincts_basemap";
  DROP TYPE "public"."enum_festivals_status";
  DROP TYPE "public"."enum__festivals_v_version_types_kind";
  DROP TYPE "public"."enum__festivals_v_version_types_schema_type";
  DROP TYPE "public"."enum__festivals_v_version_precincts_kind";
  DROP TYPE "public"."enum__festivals_v_version_precincts_basemap";
  DROP TYPE "public"."enum__festivals_v_version_status";
  DROP TYPE "public"."enum_articles_kind";
  DROP TYPE "public"."enum_articles_video_provider";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_kind";
  DROP TYPE "public"."enum__articles_v_version_video_provider";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_participate_kind";
  DROP TYPE "public"."enum_participate_status";
  DROP TYPE "public"."enum__participate_v_version_kind";
  DROP TYPE "public"."enum__participate_v_version_status";
  DROP TYPE "public"."enum_past_festivals_status";
  DROP TYPE "public"."enum__past_festivals_v_version_status";
  DROP TYPE "public"."enum_pages_footer_mode";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_footer_mode";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_media_kind";
  DROP TYPE "public"."enum_media_credit_view";
  DROP TYPE "public"."enum_partners_tiers_tier";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_tiers_tier";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_redirects_source";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_alerts_level";
  DROP TYPE "public"."enum_site_screens_screen";
  DROP TYPE "public"."enum__site_v_version_alerts_level";
  DROP TYPE "public"."enum__site_v_version_screens_screen";`)
}
