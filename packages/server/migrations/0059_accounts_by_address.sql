ALTER TABLE "accounts" DROP CONSTRAINT "accounts_address";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_address" CHECK ("accounts"."address_index" = 0 or "accounts"."purpose" in ('PURSE','WALLET'));
