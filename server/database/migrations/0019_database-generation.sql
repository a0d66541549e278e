CREATE TABLE "database_generation" (
	"id" integer PRIMARY KEY NOT NULL,
	"generation" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "database_generation" ("id") VALUES (1);
