CREATE TABLE "proposals" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"base_version" integer NOT NULL,
	"state" text,
	"author_id" integer,
	"waiting_since" timestamp with time zone NOT NULL,
	"note" text,
	"returned_at" timestamp with time zone,
	"returned_by_name" text,
	CONSTRAINT "proposals_record" UNIQUE("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;