CREATE TABLE "backups" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"made_at" timestamp with time zone,
	"file" text DEFAULT '' NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"missing_files" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "backups_one" CHECK ("backups"."one" = 1)
);
