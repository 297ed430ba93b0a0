CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seq" bigint NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"login" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"act" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer,
	"version" integer,
	"title" text NOT NULL,
	"details" text NOT NULL,
	"previous" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guarantee_fund_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"version" integer NOT NULL,
	"row_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"before" numeric(16, 2),
	"after" numeric(16, 2),
	"at" timestamp with time zone NOT NULL,
	"by" integer,
	"by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answered_calls" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"body_digest" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_calls_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"digest_key" text NOT NULL,
	CONSTRAINT "installation_one" CHECK ("installation"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision_files" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "revision_files_kind_record_id_version_file_id_pk" PRIMARY KEY("kind","record_id","version","file_id")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone,
	"by" integer,
	"by_name" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "revisions_kind_record_id_version_pk" PRIMARY KEY("kind","record_id","version")
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"title" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" integer,
	"deleted_by_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "trash_record" UNIQUE("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "trash_files" (
	"trash_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "trash_files_trash_id_file_id_pk" PRIMARY KEY("trash_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "guarantee_fund_rows" ALTER COLUMN "fund" SET DATA TYPE numeric(16, 2);--> statement-breakpoint
ALTER TABLE "answered_calls" ADD CONSTRAINT "answered_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_files" ADD CONSTRAINT "revision_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_files" ADD CONSTRAINT "revision_files_revision" FOREIGN KEY ("kind","record_id","version") REFERENCES "public"."revisions"("kind","record_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_files" ADD CONSTRAINT "trash_files_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_files" ADD CONSTRAINT "trash_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("kind","record_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "guarantee_fund_changes_newest" ON "guarantee_fund_changes" USING btree ("currency","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "answered_calls_age" ON "answered_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "revision_files_file" ON "revision_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "trash_age" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "trash_files_file" ON "trash_files" USING btree ("file_id");--> statement-breakpoint
INSERT INTO "audit_head" ("id", "seq", "digest") VALUES (1, 0, '');--> statement-breakpoint
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'audit_log is append-only'; END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
