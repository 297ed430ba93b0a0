CREATE TABLE "review_rule_requests" (
	"rule" text PRIMARY KEY NOT NULL,
	"by" integer NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "held_by" integer;