ALTER TABLE "confirmation_code" ADD COLUMN "sent_codes" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmation_code" ADD COLUMN "counted_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "approved_at" timestamp (3) with time zone;