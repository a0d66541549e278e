CREATE TABLE "stock_snapshot" (
	"prod_id" integer PRIMARY KEY NOT NULL,
	"pieces" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_snapshot" ADD CONSTRAINT "stock_snapshot_prod_id_product_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;