ALTER TABLE "link_invoices" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "link_invoices" ADD COLUMN "issuer" jsonb;--> statement-breakpoint
-- Invoices from before get their numbers in the order in which they were created.
UPDATE "link_invoices" SET "number" = "counted"."number"
FROM (
	SELECT "id", row_number() OVER (PARTITION BY "business_id", "livemode" ORDER BY "created_at", "id") AS "number"
	FROM "link_invoices"
) AS "counted" WHERE "counted"."id" = "link_invoices"."id";--> statement-breakpoint
ALTER TABLE "link_invoices" ADD CONSTRAINT "link_invoices_number" UNIQUE("business_id","livemode","number");
