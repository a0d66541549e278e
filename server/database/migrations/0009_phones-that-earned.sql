CREATE TABLE "card_phone" (
	"phone" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_phone" ADD CONSTRAINT "card_phone_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_phone_member" ON "card_phone" USING btree ("member_id");--> statement-breakpoint
INSERT INTO "card_phone" ("phone", "member_id", "at")
SELECT DISTINCT ON ("earned"."phone") "earned"."phone", "card"."member_id", "card"."created_at"
FROM "card"
JOIN (
	SELECT "id" AS "member_id", "verified_phone" AS "phone" FROM "member" WHERE "verified_phone" IS NOT NULL
	UNION
	SELECT "member_id", jsonb_array_elements_text("old_phones") AS "phone" FROM "client"
) AS "earned" ON "earned"."member_id" = "card"."member_id"
WHERE "card"."type_id" = 2
ORDER BY "earned"."phone", "card"."created_at", "card"."id";
