CREATE TABLE "book_drifts" (
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"asset_id" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"block_height" integer NOT NULL,
	"block_hash" text NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_drifts_account_id_asset_id_pk" PRIMARY KEY("account_id","asset_id"),
	CONSTRAINT "book_drifts_units" CHECK ("book_drifts"."units" <> 0)
);--> statement-breakpoint
DROP INDEX "balance_probes_short";--> statement-breakpoint
DROP INDEX "transactions_unlisted";--> statement-breakpoint
ALTER TABLE "book_drifts" ADD CONSTRAINT "book_drifts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_drifts_network" ON "book_drifts" USING btree ("network","asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_corrections" ON "transactions" USING btree ("account_id","asset_id","block_height") WHERE "transactions"."hash" like 'balance:%' and "transactions"."block_height" is not null;--> statement-breakpoint
ALTER TABLE "balance_probes" DROP COLUMN "shortfall_units";
