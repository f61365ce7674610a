ALTER TABLE "accounts" ADD COLUMN "address_type" text DEFAULT 'wpkh' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_address_type" CHECK ("accounts"."address_type" in ('pkh','sh-wpkh','wpkh','tr'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_index" CHECK (("accounts"."account_index" >= 0) = ("accounts"."address_type" = 'wpkh'));