ALTER TABLE "relative" ALTER COLUMN "reason" SET DATA TYPE jsonb USING CASE WHEN "reason" IS NULL THEN NULL ELSE jsonb_build_object('ru', "reason", 'uz', "reason") END;--> statement-breakpoint
ALTER TABLE "operation" ADD COLUMN "once" text;--> statement-breakpoint
ALTER TABLE "operation" ADD COLUMN "share_percent" integer;--> statement-breakpoint
ALTER TABLE "relative" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "relative" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "relative" ADD COLUMN "lead_id" integer;--> statement-breakpoint
ALTER TABLE "relative" ADD COLUMN "programme" text DEFAULT 'university' NOT NULL;--> statement-breakpoint
ALTER TABLE "relative" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "relative" ADD CONSTRAINT "relative_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_balance" ON "operation" USING btree ("member_id","amount");--> statement-breakpoint
CREATE UNIQUE INDEX "operation_once" ON "operation" USING btree ("member_id","once") WHERE "operation"."once" is not null;--> statement-breakpoint
CREATE INDEX "relative_phone" ON "relative" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "relative_email" ON "relative" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "relative_lead" ON "relative" USING btree ("lead_id");