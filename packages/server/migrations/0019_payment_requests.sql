CREATE TABLE "payment_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"payment_id" text NOT NULL,
	"business_name" text NOT NULL,
	"network" text NOT NULL,
	"asset_id" text NOT NULL,
	"address" text NOT NULL,
	"memo" text,
	"units" numeric(78, 0) NOT NULL,
	"livemode" boolean NOT NULL,
	"signed" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"intent_id" uuid,
	CONSTRAINT "payment_requests_payment" UNIQUE("wallet_id","origin","payment_id")
);
--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_intent_id_send_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."send_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_requests_end" ON "payment_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_requests_intent" ON "payment_requests" USING btree ("intent_id");