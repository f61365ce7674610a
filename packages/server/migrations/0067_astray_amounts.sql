ALTER TABLE "payment_named_transactions" ADD COLUMN "asset_id" text;--> statement-breakpoint
ALTER TABLE "payment_named_transactions" ADD COLUMN "units" numeric(78, 0);