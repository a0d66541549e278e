CREATE TABLE "code_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL
);
