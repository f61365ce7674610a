ALTER TABLE "wallets" ADD COLUMN "kind" text DEFAULT 'SEED' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_keyless" ON "wallets" USING btree ("user_id") WHERE "wallets"."kind" = 'KEYLESS' and "wallets"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_kind" CHECK ("wallets"."kind" in ('SEED','KEYLESS'));