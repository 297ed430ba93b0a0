DROP INDEX "audit_log_at";--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"seq" DESC NULLS FIRST);