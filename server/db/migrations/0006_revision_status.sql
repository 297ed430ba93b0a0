ALTER TABLE "revisions" ADD COLUMN "status" text;--> statement-breakpoint
-- a quotation mark in a text is escaped in JSON, so that no text is taken for a status
UPDATE "revisions" SET "status" = substring(CASE "kind" WHEN 'vacancies' THEN "state" ELSE left("state", 300) END from '"status":"([^"]*)"')
  WHERE "kind" IN ('news', 'depoNews', 'depoCompasses', 'depoMessages', 'vacancies');
