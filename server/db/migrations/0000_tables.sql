CREATE SEQUENCE "public"."guarantee_fund_row_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_ends_at" timestamp with time zone,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" integer DEFAULT 0 NOT NULL,
	"draft_secret" text DEFAULT gen_random_uuid()::text || gen_random_uuid()::text NOT NULL,
	CONSTRAINT "accounts_user_name_unique" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "login_throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"told_in" bigint
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_roles" (
	"role" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" serial NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"must_enrol" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "comment_mentions" (
	"comment_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "comment_mentions_comment_id_account_id_pk" PRIMARY KEY("comment_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"thread_id" integer,
	"text" text NOT NULL,
	"language" text,
	"field" text,
	"quote" jsonb,
	"at" timestamp with time zone NOT NULL,
	"by" integer,
	"by_login" text NOT NULL,
	"by_name" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by_name" text,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "document_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"document_id" integer NOT NULL,
	"language" text NOT NULL,
	"header" text DEFAULT '' NOT NULL,
	"file_id" integer,
	"file_id_text" text,
	CONSTRAINT "document_entries_language" UNIQUE("document_id","language"),
	CONSTRAINT "document_entries_language_known" CHECK ("document_entries"."language" in ('ru', 'uz', 'en'))
);
--> statement-breakpoint
CREATE TABLE "document_types" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"name_ru" text DEFAULT '' NOT NULL,
	"name_uz" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "document_types_kind" UNIQUE("id","kind"),
	CONSTRAINT "document_types_kind_known" CHECK ("document_types"."kind" in ('information', 'templates', 'normativeDocuments'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type_id" integer NOT NULL,
	"year" integer,
	"document_number" text DEFAULT '' NOT NULL,
	"published_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "documents_year" CHECK (("documents"."kind" = 'information') = ("documents"."year" is not null))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"thumbnail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer
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
CREATE TABLE "guarantee_fund_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	CONSTRAINT "guarantee_fund_lists_currency" CHECK ("guarantee_fund_lists"."currency" in ('UZS', 'USD', 'EUR'))
);
--> statement-breakpoint
CREATE TABLE "guarantee_fund_rows" (
	"list_id" integer NOT NULL,
	"id" integer DEFAULT nextval('guarantee_fund_row_ids') NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"fund" numeric(16, 2) NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "guarantee_fund_rows_list_id_id_pk" PRIMARY KEY("list_id","id")
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
CREATE TABLE "leases" (
	"work" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"list" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"sort_title" text NOT NULL,
	"titles" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_texts_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"application_id" integer,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"message_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mail_outbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"posted" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "media_kind" CHECK ("media"."kind" in ('videos', 'audios'))
);
--> statement-breakpoint
CREATE TABLE "media_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"media_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"cover_file_id" integer,
	CONSTRAINT "media_entries_language" UNIQUE("media_id","language"),
	CONSTRAINT "media_entries_language_known" CHECK ("media_entries"."language" in ('ru', 'uz', 'en'))
);
--> statement-breakpoint
CREATE TABLE "online_appeals" (
	"id" serial PRIMARY KEY NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"date_of_sending" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"file_id" integer
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_name" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by_name" text,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"told" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "publication_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"publication_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"pdf_file_id" integer,
	"cover_file_id" integer,
	CONSTRAINT "publication_entries_language" UNIQUE("publication_id","language"),
	CONSTRAINT "publication_entries_language_known" CHECK ("publication_entries"."language" in ('ru', 'uz', 'en'))
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"posted" date NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"is_refer_to_corruption" boolean DEFAULT false NOT NULL,
	"stands_for" integer,
	"waiting_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "publications_stands_for" CHECK ("publications"."stands_for" is null or ("publications"."stands_for" < "publications"."id" and "publications"."status" = 'published')),
	CONSTRAINT "publications_status" CHECK ("publications"."status" in ('pending', 'published'))
);
--> statement-breakpoint
CREATE TABLE "glossary_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"key_word_ru" text DEFAULT '' NOT NULL,
	"key_word_uz" text DEFAULT '' NOT NULL,
	"key_word_en" text DEFAULT '' NOT NULL,
	"description_ru" text DEFAULT '' NOT NULL,
	"description_uz" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "histories" (
	"id" serial PRIMARY KEY NOT NULL,
	"year" integer,
	"text_ru" text DEFAULT '' NOT NULL,
	"text_uz" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "statistics" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"issuers" text DEFAULT '' NOT NULL,
	"depositors" text DEFAULT '' NOT NULL,
	"brokers" text DEFAULT '' NOT NULL,
	"investment_funds" text DEFAULT '' NOT NULL,
	"shareholders_of_investment_funds" text DEFAULT '' NOT NULL,
	"trust_managers" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "statistics_one" CHECK ("statistics"."id" = 1)
);
--> statement-breakpoint
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
CREATE TABLE "schedules" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"act" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" integer,
	"set_by_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	CONSTRAINT "schedules_act" CHECK ("schedules"."act" in ('publish', 'takeDown')),
	CONSTRAINT "schedules_state" CHECK ("schedules"."state" in ('waiting', 'stopped', 'done', 'failed', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "stale_translations" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "stale_translations_kind_record_id_language_pk" PRIMARY KEY("kind","record_id","language")
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
CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"vacancy_id" integer NOT NULL,
	"pinfl" text DEFAULT '' NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"date" date NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"resume_file_id" integer,
	"link_sent_at" timestamp with time zone,
	"rejection_sent_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('Новая', 'Приглашена', 'Отклонена', 'Неактивна'))
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"name_ru" text DEFAULT '' NOT NULL,
	"name_uz" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"about_ru" text DEFAULT '' NOT NULL,
	"about_uz" text DEFAULT '' NOT NULL,
	"about_en" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"id" serial PRIMARY KEY NOT NULL,
	"department_id" integer,
	"status" text NOT NULL,
	"title_ru" text DEFAULT '' NOT NULL,
	"title_uz" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"text_ru" text DEFAULT '' NOT NULL,
	"text_uz" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"link_for_testing" text DEFAULT '' NOT NULL,
	"date_of_testing" date,
	"expire_date" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" integer,
	CONSTRAINT "vacancies_status" CHECK ("vacancies"."status" in ('Открыта', 'Закрыта', 'В архиве'))
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_by_accounts_id_fk" FOREIGN KEY ("by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_entries" ADD CONSTRAINT "document_entries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_entries" ADD CONSTRAINT "document_entries_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_types" ADD CONSTRAINT "document_types_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_type_of_kind" FOREIGN KEY ("type_id","kind") REFERENCES "public"."document_types"("id","kind") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_fund_lists" ADD CONSTRAINT "guarantee_fund_lists_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_fund_rows" ADD CONSTRAINT "guarantee_fund_rows_list_id_guarantee_fund_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."guarantee_fund_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answered_calls" ADD CONSTRAINT "answered_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_entries" ADD CONSTRAINT "media_entries_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_entries" ADD CONSTRAINT "media_entries_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_appeals" ADD CONSTRAINT "online_appeals_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_entries" ADD CONSTRAINT "publication_entries_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_entries" ADD CONSTRAINT "publication_entries_pdf_file_id_files_id_fk" FOREIGN KEY ("pdf_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_entries" ADD CONSTRAINT "publication_entries_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_stands_for_publications_id_fk" FOREIGN KEY ("stands_for") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "histories" ADD CONSTRAINT "histories_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "histories" ADD CONSTRAINT "histories_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics" ADD CONSTRAINT "statistics_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statistics" ADD CONSTRAINT "statistics_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_returns" ADD CONSTRAINT "review_returns_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_returns" ADD CONSTRAINT "review_returns_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_files" ADD CONSTRAINT "revision_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_files" ADD CONSTRAINT "revision_files_revision" FOREIGN KEY ("kind","record_id","version") REFERENCES "public"."revisions"("kind","record_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_files" ADD CONSTRAINT "trash_files_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trash_files" ADD CONSTRAINT "trash_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_account" ON "known_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("kind","record_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" USING btree ("kind","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_login" ON "audit_log" USING btree ("login","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comment_mentions_account" ON "comment_mentions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comments_item" ON "comments" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "document_entries_file" ON "document_entries" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_types_code" ON "document_types" USING btree ("kind","code") WHERE "document_types"."code" <> '';--> statement-breakpoint
CREATE INDEX "documents_type" ON "documents" USING btree ("type_id","kind");--> statement-breakpoint
CREATE INDEX "documents_by_year" ON "documents" USING btree ("type_id","year" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "documents_by_day" ON "documents" USING btree ("type_id","published_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "guarantee_fund_changes_newest" ON "guarantee_fund_changes" USING btree ("currency","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "guarantee_fund_lists_newest" ON "guarantee_fund_lists" USING btree ("currency","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "answered_calls_age" ON "answered_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_texts_words" ON "search_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_application" ON "mail_outbox" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "media_list" ON "media" USING btree ("kind","posted" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_entries_cover" ON "media_entries" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "media_entries_blank" ON "media_entries" USING btree ("media_id","language") WHERE "media_entries"."title" = '' and "media_entries"."url" = '';--> statement-breakpoint
CREATE INDEX "media_entries_uncovered" ON "media_entries" USING btree ("media_id","language") WHERE "media_entries"."cover_file_id" is null;--> statement-breakpoint
CREATE INDEX "online_appeals_file" ON "online_appeals" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "online_appeals_list" ON "online_appeals" USING btree ("date_of_sending" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "preview_links_item" ON "preview_links" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "publication_entries_pdf" ON "publication_entries" USING btree ("pdf_file_id");--> statement-breakpoint
CREATE INDEX "publication_entries_cover" ON "publication_entries" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "publication_entries_blank" ON "publication_entries" USING btree ("publication_id","language") WHERE "publication_entries"."title" = '' and "publication_entries"."description" = '';--> statement-breakpoint
CREATE INDEX "publication_entries_uncovered" ON "publication_entries" USING btree ("publication_id","language") WHERE "publication_entries"."cover_file_id" is null;--> statement-breakpoint
CREATE INDEX "publications_list" ON "publications" USING btree ("kind","status","posted" DESC NULLS FIRST,coalesce(stands_for, id) desc);--> statement-breakpoint
CREATE INDEX "publications_ids" ON "publications" USING btree ("kind","status",coalesce(stands_for, id));--> statement-breakpoint
CREATE UNIQUE INDEX "publications_shown" ON "publications" USING btree ("stands_for") WHERE "publications"."stands_for" is not null;--> statement-breakpoint
CREATE INDEX "revision_files_file" ON "revision_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_open" ON "schedules" USING btree ("kind","record_id","act") WHERE "schedules"."state" in ('waiting', 'stopped');--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("at") WHERE "schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "schedules_at" ON "schedules" USING btree ("at");--> statement-breakpoint
CREATE INDEX "schedules_record" ON "schedules" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "stale_translations_since" ON "stale_translations" USING btree ("since");--> statement-breakpoint
CREATE INDEX "trash_age" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "trash_files_file" ON "trash_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "applications_vacancy" ON "applications" USING btree ("vacancy_id","date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_resume" ON "applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_code" ON "departments" USING btree ("code") WHERE "departments"."code" <> '';--> statement-breakpoint
CREATE INDEX "vacancies_department" ON "vacancies" USING btree ("department_id");--> statement-breakpoint
-- from here on what drizzle-kit does not know of: rows, functions, triggers and indexes of other kinds
INSERT INTO "audit_head" ("id", "seq", "digest") VALUES (1, 0, '');--> statement-breakpoint
CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'audit_log is append-only'; END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();--> statement-breakpoint
CREATE COLLATION "natural_ru" (provider = icu, locale = 'ru@colNumeric=yes;colStrength=primary', deterministic = false);--> statement-breakpoint
CREATE INDEX "search_texts_sort" ON "search_texts" ("kind", "sort_title" COLLATE "natural_ru");--> statement-breakpoint
-- a part of a title is found at any size with it; without it, the titles are read one after the other
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "search_texts_titles" ON "search_texts" USING gin ("titles" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'no index for parts of titles: %', SQLERRM;
END $$;--> statement-breakpoint
-- a table's columns that tell its lists apart; its function is written out for it, so that it is read and planned once and not with each change
DO $$ DECLARE
  counted record;
  added text;
  gone text;
  counting text := 'INSERT INTO lists AS kept (list, count, version)
    SELECT list, sum(n), 1 FROM (%s) AS each GROUP BY list HAVING sum(n) <> 0 ORDER BY list
    ON CONFLICT (list) DO UPDATE SET count = kept.count + excluded.count, version = kept.version + 1;';
BEGIN
  FOR counted IN SELECT name, 'count_' || name AS does, concat_ws(', ', quote_literal(name), columns) AS list FROM (VALUES
    ('publications', 'kind, status'), ('media', 'kind'), ('documents', 'kind, type_id'), ('document_types', 'kind'),
    ('glossary_terms', NULL), ('histories', NULL), ('departments', NULL), ('vacancies', NULL),
    ('applications', 'vacancy_id'), ('online_appeals', NULL)
  ) AS tables (name, columns)
  LOOP
    added := format('SELECT concat_ws(''/'', %s) AS list, 1 AS n FROM added', counted.list);
    gone := format('SELECT concat_ws(''/'', %s) AS list, -1 AS n FROM gone', counted.list);
    EXECUTE format('CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L', counted.does, format(
      'BEGIN IF tg_op = ''INSERT'' THEN %s ELSIF tg_op = ''DELETE'' THEN %s ELSE %s END IF; RETURN NULL; END',
      format(counting, added), format(counting, gone), format(counting, added || ' UNION ALL ' || gone)));
    EXECUTE format('CREATE TRIGGER count_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', counted.name, counted.does);
    EXECUTE format('CREATE TRIGGER count_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', counted.name, counted.does);
    EXECUTE format('CREATE TRIGGER count_moved AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', counted.name, counted.does);
  END LOOP;
END $$;
