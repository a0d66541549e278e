ALTER TABLE "product" ADD COLUMN "variant_of" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;