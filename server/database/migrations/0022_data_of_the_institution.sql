CREATE TABLE "picture" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"source" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_source_unique" UNIQUE("source")
);
--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "manager" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "manager" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "lesson" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "success_story" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "success_story" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_external_id_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "manager" ADD CONSTRAINT "manager_external_id_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_external_id_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "success_story" ADD CONSTRAINT "success_story_external_id_unique" UNIQUE("external_id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_external_id_unique" UNIQUE("external_id");