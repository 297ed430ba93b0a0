CREATE TABLE "review_returns" (
	"publication_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"dropped_version" integer,
	"author_id" integer,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_rules" (
	"rule" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "publications_list";--> statement-breakpoint
DROP INDEX "publications_ids";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "stands_for" integer;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_returns" ADD CONSTRAINT "review_returns_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_returns" ADD CONSTRAINT "review_returns_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_stands_for_publications_id_fk" FOREIGN KEY ("stands_for") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publications_shown" ON "publications" USING btree ("stands_for") WHERE "publications"."stands_for" is not null;--> statement-breakpoint
CREATE INDEX "publications_list" ON "publications" USING btree ("kind","status","posted" DESC NULLS FIRST,coalesce(stands_for, id) desc);--> statement-breakpoint
CREATE INDEX "publications_ids" ON "publications" USING btree ("kind","status",coalesce(stands_for, id));--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_stands_for" CHECK ("publications"."stands_for" is null or ("publications"."stands_for" < "publications"."id" and "publications"."status" = 'published'));