CREATE TABLE "leases" (
	"work" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
