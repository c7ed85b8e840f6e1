// @ts-nocheck as the generated ones beside it
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The words of the header are those of the current edition, and there is one acknowledgement: what stood twice is emptied
 * here, and the place goes to the edition. What a festival typed otherwise stays, is still shown, and the studio says so
 * (`globals/earlier-words.ts`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TEMPORARY TABLE "one_place" ON COMMIT DROP AS
   SELECT "edition"."id", "edition"."name", "site"."name" AS "site_name", 'Theme: ' || "edition"."theme_title" AS "theme",
     CASE
       WHEN "edition"."end" <= "edition"."start" THEN to_char("edition"."start"::date, 'FMDD FMMonth YYYY')
       WHEN left("edition"."start", 7) = left("edition"."end", 7)
         THEN to_char("edition"."start"::date, 'FMDD') || '–' || to_char("edition"."end"::date, 'FMDD FMMonth YYYY')
       WHEN left("edition"."start", 4) = left("edition"."end", 4)
         THEN to_char("edition"."start"::date, 'FMDD FMMonth') || ' – ' || to_char("edition"."end"::date, 'FMDD FMMonth YYYY')
       ELSE to_char("edition"."start"::date, 'FMDD FMMonth YYYY') || ' – ' || to_char("edition"."end"::date, 'FMDD FMMonth YYYY')
     END AS "dates", NULL::varchar AS "place"
   FROM "site" JOIN "festivals" AS "edition"
     ON "edition"."year" = "site"."festival_year" AND "edition"."_status" = 'published';
   UPDATE "one_place" SET "place" = left("header"."where", -length(', ' || "dates"))
     FROM "header" WHERE "header"."where" LIKE '%_, ' || "dates";
   UPDATE "festivals" SET "where" = "place" FROM "one_place" WHERE "festivals"."id" = "one_place"."id";
   UPDATE "_festivals_v" SET "version_where" = "place" FROM "one_place" WHERE "parent_id" = "one_place"."id";
   UPDATE "header" SET "title" = NULLIF("title", "name"), "mobile_title" = NULLIF("mobile_title", "site_name"),
     "where" = NULLIF("where", concat_ws(', ', "place", "dates")), "theme_text" = NULLIF("theme_text", "theme")
     FROM "one_place";
   UPDATE "_header_v" SET "version_title" = NULLIF("version_title", "name"),
     "version_mobile_title" = NULLIF("version_mobile_title", "site_name"),
     "version_where" = NULLIF("version_where", concat_ws(', ', "place", "dates")),
     "version_theme_text" = NULLIF("version_theme_text", "theme")
     FROM "one_place";
   UPDATE "footer" SET "acknowledgement" = NULLIF("acknowledgement", "acknowledgement_modal") FROM "site";
   UPDATE "_footer_v" SET "version_acknowledgement" = NULLIF("version_acknowledgement", "acknowledgement_modal")
     FROM "site";
   DROP TABLE "one_place";`)
}

/** What was emptied is what the edition says: the header's own fields are for what differs. */
export async function down({}: MigrateDownArgs): Promise<void> {}
