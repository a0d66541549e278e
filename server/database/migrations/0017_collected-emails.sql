ALTER TABLE "message" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "events" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_digest" ON "message" USING btree ("digest") WHERE "message"."digest" is not null;