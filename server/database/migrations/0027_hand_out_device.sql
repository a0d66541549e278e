ALTER TABLE "hand_out" ADD COLUMN "device_hand_out" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_out_device" ON "hand_out" USING btree ("order_id","device_hand_out");