ALTER TABLE "transactions" ADD COLUMN "is_confirmed_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "asks_code_to_send" boolean DEFAULT false NOT NULL;