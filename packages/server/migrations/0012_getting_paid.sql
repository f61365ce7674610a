CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"email" text,
	"email_norm" text,
	"name" text,
	"phone" text,
	"company" text,
	"address" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "merchant_events" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"type" text NOT NULL,
	"object_id" text,
	"sequence" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_claims" (
	"network" text NOT NULL,
	"claim" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	CONSTRAINT "payment_claims_network_claim_transfer_id_pk" PRIMARY KEY("network","claim","transfer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"payment_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor" text NOT NULL,
	"hash" text,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_payment_id_sequence_pk" PRIMARY KEY("payment_id","sequence"),
	CONSTRAINT "payment_events_actor" CHECK ("payment_events"."actor_kind" in ('user','key','payer','chain','system'))
);
--> statement-breakpoint
CREATE TABLE "payment_heights" (
	"payment_id" text NOT NULL,
	"network" text NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "payment_heights_payment_id_network_pk" PRIMARY KEY("payment_id","network")
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"price" numeric(38, 18),
	"price_currency" text NOT NULL,
	"min_price" numeric(38, 18),
	"max_price" numeric(38, 18),
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asset_ids" jsonb,
	"order_id" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"redirect_url" text,
	"due_at" timestamp with time zone,
	"max_uses" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "payment_links_slug_unique" UNIQUE("slug"),
	CONSTRAINT "payment_links_price" CHECK ("payment_links"."price" > 0),
	CONSTRAINT "payment_links_uses" CHECK ("payment_links"."max_uses" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_marks" (
	"network" text NOT NULL,
	"mark" text NOT NULL,
	"payment_id" text NOT NULL,
	CONSTRAINT "payment_marks_network_mark_pk" PRIMARY KEY("network","mark")
);
--> statement-breakpoint
CREATE TABLE "payment_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"network" text NOT NULL,
	"mode" text NOT NULL,
	"address" text NOT NULL,
	"account_id" uuid NOT NULL,
	"reference" text,
	"memo" text,
	"tag_units" numeric(78, 0),
	"rate" numeric(38, 18) NOT NULL,
	"usd_rate" numeric(38, 18),
	"rate_at" timestamp with time zone NOT NULL,
	"due_units" numeric(78, 0) NOT NULL,
	"required_confirmations" integer NOT NULL,
	"final_confirmations" integer NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "payment_quotes_mode" CHECK ("payment_quotes"."mode" in ('FRESH','POOL','SHARED')),
	CONSTRAINT "payment_quotes_due" CHECK ("payment_quotes"."due_units" > 0),
	CONSTRAINT "payment_quotes_rate" CHECK ("payment_quotes"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"number" integer NOT NULL,
	"payment_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "payment_receipts_business_id_livemode_number_pk" PRIMARY KEY("business_id","livemode","number"),
	CONSTRAINT "payment_receipts_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "payment_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"payment_id" text,
	"quote_id" uuid,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"asset_id" text NOT NULL,
	"hash" text,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	"account_id" uuid NOT NULL,
	"from_address" text,
	"memo" text,
	"units" numeric(78, 0) NOT NULL,
	"credited" numeric(38, 18) DEFAULT '0' NOT NULL,
	"price_rate" numeric(38, 18),
	"usd_rate" numeric(38, 18),
	"block_height" integer,
	"block_hash" text,
	"mined_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"is_replaceable" boolean DEFAULT false NOT NULL,
	"ended_as" text,
	"unmatched_state" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "payment_transfers_once" UNIQUE("network","hash","asset_id","position","address"),
	CONSTRAINT "payment_transfers_units" CHECK ("payment_transfers"."units" > 0),
	CONSTRAINT "payment_transfers_kind" CHECK ("payment_transfers"."kind" in ('OUTPUT','TRANSFER','INTERNAL','SIMULATED') and ("payment_transfers"."hash" is null) = ("payment_transfers"."kind" = 'INTERNAL')),
	CONSTRAINT "payment_transfers_end" CHECK ("payment_transfers"."ended_as" in ('FAILED','REPLACED','DROPPED')),
	CONSTRAINT "payment_transfers_inbox_state" CHECK ("payment_transfers"."unmatched_state" in ('OPEN','ASSIGNED','IGNORED') and ("payment_transfers"."payment_id" is not null or "payment_transfers"."unmatched_state" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"status" text NOT NULL,
	"paid_state" text NOT NULL,
	"refund_state" text DEFAULT 'NONE' NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" numeric(38, 18) NOT NULL,
	"price_currency" text NOT NULL,
	"tolerance" numeric(38, 18) NOT NULL,
	"policy" text,
	"asset_ids" jsonb,
	"window_minutes" integer,
	"order_id" text,
	"description" text,
	"customer_id" text,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link_id" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"redirect_url" text,
	"cancel_url" text,
	"language" text,
	"note" text,
	"quote_id" uuid,
	"credited" numeric(38, 18) DEFAULT '0' NOT NULL,
	"refunded" numeric(38, 18) DEFAULT '0' NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"cancelled_at" timestamp with time zone,
	"invalid_at" timestamp with time zone,
	"reason" text,
	"is_extended" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"select_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"detected_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('CREATED','PENDING','CONFIRMING','CONFIRMED','COMPLETED','EXPIRED','CANCELLED','INVALID')),
	CONSTRAINT "payments_paid" CHECK ("payments"."paid_state" in ('UNPAID','UNDERPAID','PAID','OVERPAID')),
	CONSTRAINT "payments_refund" CHECK ("payments"."refund_state" in ('NONE','PARTIAL','FULL')),
	CONSTRAINT "payments_price" CHECK ("payments"."price" > 0),
	CONSTRAINT "payments_tolerance" CHECK ("payments"."tolerance" >= 0 and "payments"."tolerance" < "payments"."price"),
	CONSTRAINT "payments_credited" CHECK ("payments"."credited" >= 0 and "payments"."refunded" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"delivery_id" text NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"http_status" integer,
	"error" text,
	"request_headers" jsonb NOT NULL,
	"response_headers" jsonb,
	"response_excerpt" text,
	CONSTRAINT "webhook_attempts_delivery_id_number_pk" PRIMARY KEY("delivery_id","number")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"event_id" text NOT NULL,
	"order_key" text NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"lease_owner" text,
	"is_manual" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('PENDING','SUCCEEDED','DEAD'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"url" text NOT NULL,
	"description" text,
	"events" jsonb,
	"api_version" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"disables_itself" boolean NOT NULL,
	"disabled_reason" text,
	"disabled_at" timestamp with time zone,
	"secret" "bytea" NOT NULL,
	"former_secret" "bytea",
	"former_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "business_id" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_events" ADD CONSTRAINT "merchant_events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_transfer_id_payment_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."payment_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_heights" ADD CONSTRAINT "payment_heights_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_marks" ADD CONSTRAINT "payment_marks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_quotes" ADD CONSTRAINT "payment_quotes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_quotes" ADD CONSTRAINT "payment_quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfers" ADD CONSTRAINT "payment_transfers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfers" ADD CONSTRAINT "payment_transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfers" ADD CONSTRAINT "payment_transfers_quote_id_payment_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."payment_quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfers" ADD CONSTRAINT "payment_transfers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transfers" ADD CONSTRAINT "payment_transfers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_merchant_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."merchant_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("business_id","livemode","email_norm") WHERE "customers"."email_norm" is not null;--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("business_id","livemode","created_at");--> statement-breakpoint
CREATE INDEX "merchant_events_newest" ON "merchant_events" USING btree ("business_id","livemode","created_at","id");--> statement-breakpoint
CREATE INDEX "merchant_events_object" ON "merchant_events" USING btree ("object_id","sequence");--> statement-breakpoint
CREATE INDEX "merchant_events_end" ON "merchant_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_claims_of" ON "payment_claims" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "payment_heights_next" ON "payment_heights" USING btree ("network","height");--> statement-breakpoint
CREATE INDEX "payment_links_newest" ON "payment_links" USING btree ("business_id","livemode","created_at");--> statement-breakpoint
CREATE INDEX "payment_marks_of" ON "payment_marks" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_quotes_payment" ON "payment_quotes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_quotes_address" ON "payment_quotes" USING btree ("network","address");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_quotes_amount" ON "payment_quotes" USING btree ("network","address","asset_id","due_units") WHERE "payment_quotes"."mode" = 'SHARED' and "payment_quotes"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_quotes_fresh" ON "payment_quotes" USING btree ("network","address") WHERE "payment_quotes"."mode" = 'FRESH' and "payment_quotes"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "payment_quotes_held" ON "payment_quotes" USING btree ("payment_id") WHERE "payment_quotes"."mode" <> 'FRESH' and "payment_quotes"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transfers_internal" ON "payment_transfers" USING btree ("account_id","asset_id","block_height") WHERE "payment_transfers"."kind" = 'INTERNAL';--> statement-breakpoint
CREATE INDEX "payment_transfers_payment" ON "payment_transfers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_transfers_block" ON "payment_transfers" USING btree ("network","block_height");--> statement-breakpoint
CREATE INDEX "payment_transfers_unmined" ON "payment_transfers" USING btree ("first_seen_at") WHERE "payment_transfers"."block_height" is null and "payment_transfers"."ended_as" is null;--> statement-breakpoint
CREATE INDEX "payment_transfers_inbox" ON "payment_transfers" USING btree ("business_id","livemode","first_seen_at") WHERE "payment_transfers"."unmatched_state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "payment_transfers_hash" ON "payment_transfers" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("business_id","livemode","order_id") WHERE "payments"."order_id" is not null and "payments"."status" not in ('EXPIRED','CANCELLED','INVALID') and "payments"."refund_state" <> 'FULL';--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("business_id","livemode","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payments_of_customer" ON "payments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payments_of_link" ON "payments" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("expires_at","select_until") WHERE "payments"."status" in ('CREATED','PENDING');--> statement-breakpoint
CREATE INDEX "payments_closed" ON "payments" USING btree ("closed_at") WHERE "payments"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_attempts_end" ON "webhook_attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_first" ON "webhook_deliveries" USING btree ("endpoint_id","order_key","sequence") WHERE "webhook_deliveries"."state" = 'PENDING' and "webhook_deliveries"."attempts" = 0;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_business" ON "webhook_endpoints" USING btree ("business_id","livemode");