// @ts-nocheck generated, see change.ts
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was scheduled with Payload's jobs becomes a release, at the same time and by the same person, with the version that is the
 * newest now. One that failed stays failed, unless the record was published or unpublished since. Nothing else was in the table.
 */
async function carryOver({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DO $$
   DECLARE
     job record;
     newest integer;
     is_over boolean;
     release integer;
   BEGIN
     FOR job IN
       SELECT "payload_jobs".*, "input"->'doc'->>'relationTo' AS "slug", ("input"->'doc'->>'value')::integer AS "record",
         replace("input"->'doc'->>'relationTo', '-', '_') AS "table",
         CASE WHEN "input"->>'type' = 'unpublish' THEN 'unpublish' ELSE 'publish' END AS "act",
         (SELECT "email" FROM "users" WHERE "input"->'user'->>'relationTo' = 'users'
           AND "users"."id"::text = "input"->'user'->>'value') AS "email"
       FROM "payload_jobs"
       WHERE "task_slug" = 'schedulePublish' AND "completed_at" IS NULL AND "input"->'doc'->>'value' ~ '^[0-9]+$'
       ORDER BY "id"
     LOOP
       CONTINUE WHEN to_regclass('_' || job."table" || '_v') IS NULL;
       EXECUTE format('SELECT max("id") FROM %I WHERE "parent_id" = $1 AND "latest"', '_' || job."table" || '_v')
         INTO newest USING job."record";
       CONTINUE WHEN newest IS NULL;
       EXECUTE format('SELECT "updated_at" > $2 FROM %I WHERE "id" = $1', job."table")
         INTO is_over USING job."record", job."updated_at";
       CONTINUE WHEN job."has_error" AND is_over;
       INSERT INTO "releases" ("at", "set_by", "state", "problem", "ended_at") VALUES (
         to_char(coalesce(job."wait_until", job."created_at") AT TIME ZONE 'Australia/Melbourne', 'YYYY-MM-DD"T"HH24:MI'),
         job."email",
         CASE WHEN job."has_error" THEN 'failed' ELSE 'set' END::"enum_releases_state",
         CASE WHEN job."has_error" THEN job."error"->>'message' END,
         CASE WHEN job."has_error" THEN job."updated_at" END
       ) RETURNING "id" INTO release;
       INSERT INTO "releases_items" ("_order", "_parent_id", "id", "collection", "record", "act", "version") VALUES (
         1, release, md5(random()::text), job."slug", job."record", job."act"::"enum_releases_items_act",
         CASE WHEN job."act" = 'publish' THEN newest END
       );
     END LOOP;
   END $$;`)
}

export async function up(args: MigrateUpArgs): Promise<void> {
  await carryOver(args)
  await args.db.execute(sql`
   DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
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
  
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");`)
}
