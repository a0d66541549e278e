ALTER TABLE "support_ticket" ADD COLUMN "text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "image" "bytea";--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "image_type" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "support_ticket" SET "updated_at" = "created_at", "status_code" = CASE "status_code" WHEN 'DONE' THEN 'CLOSED' ELSE "status_code" END;--> statement-breakpoint
CREATE UNIQUE INDEX "support_ticket_open" ON "support_ticket" USING btree ("member_id","category_code") WHERE "support_ticket"."status_code" in ('NEW', 'IN_PROGRESS') and "support_ticket"."category_code" <> 'PROFILE_CHANGING';