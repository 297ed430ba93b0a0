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
CREATE UNIQUE INDEX "schedules_open" ON "schedules" USING btree ("kind","record_id","act") WHERE "schedules"."state" in ('waiting', 'stopped');--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("at") WHERE "schedules"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "schedules_at" ON "schedules" USING btree ("at");--> statement-breakpoint
CREATE INDEX "schedules_record" ON "schedules" USING btree ("kind","record_id");