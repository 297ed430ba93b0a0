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
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mentions" ADD CONSTRAINT "comment_mentions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_by_accounts_id_fk" FOREIGN KEY ("by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_mentions_account" ON "comment_mentions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "comments_item" ON "comments" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "preview_links_item" ON "preview_links" USING btree ("kind","record_id");