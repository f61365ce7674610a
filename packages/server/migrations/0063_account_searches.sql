CREATE TABLE "account_searches" (
	"wallet_id" uuid NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "account_searches_wallet_id_network_pk" PRIMARY KEY("wallet_id","network")
);
--> statement-breakpoint
ALTER TABLE "account_searches" ADD CONSTRAINT "account_searches_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_searches_open" ON "account_searches" USING btree ("network") WHERE "account_searches"."finished_at" is null;