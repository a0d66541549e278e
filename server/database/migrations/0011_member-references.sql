ALTER TABLE "member" ADD COLUMN "reference" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "member_reference" ON "member" USING btree ("reference");