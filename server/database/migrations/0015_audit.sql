CREATE TABLE "balance_snapshot" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"operation_id" bigint NOT NULL,
	"operations" integer NOT NULL,
	"balance" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "succeeded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "balance_snapshot" ADD CONSTRAINT "balance_snapshot_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;