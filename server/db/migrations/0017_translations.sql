CREATE TABLE "stale_translations" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "stale_translations_kind_record_id_language_pk" PRIMARY KEY("kind","record_id","language")
);
--> statement-breakpoint
CREATE INDEX "stale_translations_since" ON "stale_translations" USING btree ("since");