CREATE TABLE "balance_probes" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"height" integer,
	"probed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"requested_at" timestamp with time zone,
	"shortfall_units" numeric(78, 0)
);
--> statement-breakpoint
ALTER TABLE "balance_probes" ADD CONSTRAINT "balance_probes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_probes_due" ON "balance_probes" USING btree ("network","due_at") WHERE "balance_probes"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "balance_probes_short" ON "balance_probes" USING btree ("network") WHERE "balance_probes"."shortfall_units" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_unlisted" ON "transactions" USING btree ("account_id","block_height") WHERE "transactions"."hash" like 'balance:%' and "transactions"."block_height" is not null;