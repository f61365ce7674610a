CREATE TABLE "refund_psbts" (
	"out_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"psbt" text NOT NULL,
	"hash" text NOT NULL,
	"inputs" text[] NOT NULL,
	"sent_units" numeric(78, 0) NOT NULL,
	"fee_units" numeric(78, 0) NOT NULL,
	"change_address_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund_psbts" ADD CONSTRAINT "refund_psbts_out_id_transfers_out_id_fk" FOREIGN KEY ("out_id") REFERENCES "public"."transfers_out"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_psbts" ADD CONSTRAINT "refund_psbts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_psbts" ADD CONSTRAINT "refund_psbts_change_address_id_addresses_id_fk" FOREIGN KEY ("change_address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;