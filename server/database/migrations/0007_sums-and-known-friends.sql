DROP INDEX "operation_balance";--> statement-breakpoint
CREATE INDEX "client_phone" ON "client" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "client_old_phones" ON "client" USING gin ("old_phones");--> statement-breakpoint
CREATE INDEX "member_phones" ON "member" USING gin ("phones");--> statement-breakpoint
CREATE INDEX "member_verified_phone" ON "member" USING btree ("verified_phone");--> statement-breakpoint
CREATE INDEX "operation_sum" ON "operation" USING btree ("member_id","type","amount");