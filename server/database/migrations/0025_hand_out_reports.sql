DROP INDEX "hand_out_order";--> statement-breakpoint
ALTER TABLE "hand_out" ADD COLUMN "received_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "hand_out" SET "received_at" = "at";--> statement-breakpoint
ALTER TABLE "hand_out" ADD COLUMN "device" uuid;--> statement-breakpoint
ALTER TABLE "hand_out" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "hand_out_order_all" ON "hand_out" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "hand_out_received" ON "hand_out" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_out_order" ON "hand_out" USING btree ("order_id") WHERE "hand_out"."undone_at" is null and "hand_out"."problem" is null;