ALTER TABLE "payment_quotes" DROP CONSTRAINT "payment_quotes_due";--> statement-breakpoint
ALTER TABLE "payment_quotes" ADD COLUMN "asked" numeric(38, 18) NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "accepted_amount" numeric(38, 18);--> statement-breakpoint
ALTER TABLE "payment_quotes" ADD CONSTRAINT "payment_quotes_due" CHECK ("payment_quotes"."due_units" > 0 and "payment_quotes"."asked" > 0);--> statement-breakpoint
UPDATE "business_assets" SET "policy" = 'INSTANT' WHERE "policy" = 'FAST';--> statement-breakpoint
UPDATE "business_settings" SET "data" = jsonb_set("data", '{confirmationPolicy}', '"INSTANT"') WHERE "tab" = 'payments' AND "data"->>'confirmationPolicy' = 'FAST';
