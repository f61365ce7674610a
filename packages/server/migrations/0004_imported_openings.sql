CREATE TABLE "opening_balances" (
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"asset_id" text NOT NULL,
	"value_units" numeric(78, 0),
	"block_height" integer NOT NULL,
	"block_hash" text NOT NULL,
	CONSTRAINT "opening_balances_account_id_asset_id_pk" PRIMARY KEY("account_id","asset_id"),
	CONSTRAINT "opening_balances_value" CHECK ("opening_balances"."value_units" >= 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "history_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opening_balances_block" ON "opening_balances" USING btree ("network","block_height");