ALTER TABLE "operation" ADD COLUMN "local_comment" jsonb;--> statement-breakpoint
ALTER TABLE "order_status" ADD COLUMN "local_comment" jsonb;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "local_topic" jsonb;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "local_answer" jsonb;--> statement-breakpoint
-- What the service itself wrote so far gets its second language; amounts stay as they are.
SELECT set_config('loyalty.ledger_rewrite', 'allowed', true);--> statement-breakpoint
UPDATE "operation" SET "local_comment" = jsonb_build_object('ru', "comment", 'uz', 'Xush kelibsiz bonusi')
WHERE "type" = 'WELCOME' AND "comment" = 'Приветственный бонус';--> statement-breakpoint
UPDATE "operation" SET "local_comment" = jsonb_build_object('ru', "comment", 'uz', 'Tugʻilgan kuningiz bilan!')
WHERE "type" = 'BIRTHDAY' AND "comment" = 'С днём рождения!';--> statement-breakpoint
UPDATE "operation" SET "local_comment" = jsonb_build_object(
	'ru', "comment", 'uz', 'Havola orqali roʻyxatdan oʻtdi: ' || split_part("comment", ': ', 2))
WHERE "type" = 'FRIEND' AND "comment" LIKE 'Регистрация по ссылке: %';--> statement-breakpoint
UPDATE "operation" SET "local_comment" = jsonb_build_object(
	'ru', "comment", 'uz', 'Oʻqish uchun toʻladi: ' || replace(split_part("comment", ': ', 2), ' %', '%'))
WHERE "type" = 'ACADEM_ORDER' AND "comment" LIKE 'Оплата обучения: %';--> statement-breakpoint
UPDATE "operation" SET "local_comment" = "orders"."product_name"
FROM "orders"
WHERE "orders"."id" = "operation"."order_id" AND "operation"."comment" = "orders"."product_name"->>'ru';--> statement-breakpoint
SELECT set_config('loyalty.ledger_rewrite', '', true);--> statement-breakpoint
UPDATE "support_ticket" SET "local_topic" = jsonb_build_object(
	'ru', "topic", 'uz', 'Elektron pochtani almashtirish: ' || substr("topic", length('Смена электронной почты на ') + 1))
WHERE "category_code" = 'PROFILE_CHANGING' AND "topic" LIKE 'Смена электронной почты на %';
