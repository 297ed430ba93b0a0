DROP INDEX "audit_log_actor";--> statement-breakpoint
CREATE INDEX "audit_log_login" ON "audit_log" USING btree ("login","seq" DESC NULLS FIRST);