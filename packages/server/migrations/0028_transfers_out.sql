CREATE TABLE "transfer_parts" (
	"out_id" text NOT NULL,
	"n" integer NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"to_address" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"step" text NOT NULL,
	"attempt" integer NOT NULL,
	"intent_id" uuid,
	"state" text NOT NULL,
	"hash" text,
	"is_final" boolean DEFAULT false NOT NULL,
	CONSTRAINT "transfer_parts_out_id_n_pk" PRIMARY KEY("out_id","n"),
	CONSTRAINT "transfer_parts_step" CHECK ("transfer_parts"."step" in ('GAS','MOVE')),
	CONSTRAINT "transfer_parts_state" CHECK ("transfer_parts"."state" in ('PLANNED','SENT','CONFIRMED','FAILED')),
	CONSTRAINT "transfer_parts_units" CHECK ("transfer_parts"."units" > 0),
	CONSTRAINT "transfer_parts_sent" CHECK (("transfer_parts"."state" = 'PLANNED') = ("transfer_parts"."intent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "transfers_out" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"network" text NOT NULL,
	"asset_id" text NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"kept_units" numeric(78, 0) DEFAULT 0 NOT NULL,
	"fee_units" numeric(78, 0),
	"credited" numeric(38, 18) DEFAULT '0' NOT NULL,
	"payment_id" text,
	"network_fee_paid_by" text DEFAULT 'MERCHANT' NOT NULL,
	"reason" text,
	"address" text,
	"memo" text,
	"claim_token_hash" text,
	"claim_key_version" integer,
	"claim_expires_at" timestamp with time zone,
	"claim_code_hash" text,
	"claim_code_expires_at" timestamp with time zone,
	"signed_by" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"broadcast_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_out_claim_token_hash_unique" UNIQUE("claim_token_hash"),
	CONSTRAINT "transfers_out_kind" CHECK (("transfers_out"."kind" = 'REFUND') = ("transfers_out"."payment_id" is not null)),
	CONSTRAINT "transfers_out_status" CHECK (case when "transfers_out"."kind" = 'REFUND'
        then "transfers_out"."status" in ('AWAITING_ADDRESS','AWAITING_SIGNATURE','BROADCAST','CONFIRMED','CANCELLED','EXPIRED','FAILED')
        else "transfers_out"."status" in ('PLANNED','SENDING','DONE','PARTIAL','FAILED') end),
	CONSTRAINT "transfers_out_units" CHECK ("transfers_out"."units" > 0 and "transfers_out"."kept_units" >= 0),
	CONSTRAINT "transfers_out_address" CHECK ("transfers_out"."address" is not null or "transfers_out"."kind" = 'COLLECT' or "transfers_out"."status" in ('AWAITING_ADDRESS','CANCELLED','EXPIRED'))
);
--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_out_id_transfers_out_id_fk" FOREIGN KEY ("out_id") REFERENCES "public"."transfers_out"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_intent_id_send_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."send_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers_out" ADD CONSTRAINT "transfers_out_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers_out" ADD CONSTRAINT "transfers_out_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers_out" ADD CONSTRAINT "transfers_out_signed_by_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_parts_open" ON "transfer_parts" USING btree ("network") WHERE "transfer_parts"."intent_id" is not null and not "transfer_parts"."is_final";--> statement-breakpoint
CREATE INDEX "transfers_out_payment" ON "transfers_out" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "transfers_out_business" ON "transfers_out" USING btree ("business_id","livemode","created_at");--> statement-breakpoint
CREATE INDEX "transfers_out_claims" ON "transfers_out" USING btree ("claim_expires_at") WHERE "transfers_out"."status" = 'AWAITING_ADDRESS';--> statement-breakpoint
CREATE INDEX "send_intents_replaces" ON "send_intents" USING btree ("replaces") WHERE "send_intents"."replaces" is not null;