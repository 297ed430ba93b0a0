CREATE SEQUENCE "public"."guarantee_fund_row_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"fund" numeric(14, 2) NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "guarantee_fund_rows_list_id_id_pk" PRIMARY KEY("list_id","id")
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
ALTER TABLE "guarantee_fund_lists" ADD CONSTRAINT "guarantee_fund_lists_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_fund_rows" ADD CONSTRAINT "guarantee_fund_rows_list_id_guarantee_fund_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."guarantee_fund_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_appeals" ADD CONSTRAINT "online_appeals_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_updated_by_accounts_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guarantee_fund_lists_newest" ON "guarantee_fund_lists" USING btree ("currency","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_application" ON "mail_outbox" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "online_appeals_file" ON "online_appeals" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "applications_vacancy" ON "applications" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "applications_resume" ON "applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_code" ON "departments" USING btree ("code") WHERE "departments"."code" <> '';--> statement-breakpoint
CREATE INDEX "vacancies_department" ON "vacancies" USING btree ("department_id");