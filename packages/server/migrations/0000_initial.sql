CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"network" text NOT NULL,
	"account_index" integer NOT NULL,
	"name" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"next_receive_index" integer DEFAULT 0 NOT NULL,
	"next_change_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "accounts_place" UNIQUE("wallet_id","network","account_index"),
	CONSTRAINT "accounts_tenant" UNIQUE("wallet_id","id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"branch" text NOT NULL,
	"address_index" integer NOT NULL,
	"path" text NOT NULL,
	"label" text,
	"first_used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_place" UNIQUE("account_id","branch","address_index"),
	CONSTRAINT "addresses_branch" CHECK ("addresses"."branch" in ('receive','change'))
);
--> statement-breakpoint
CREATE TABLE "chain_blocks" (
	"network" text NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"parent_hash" text NOT NULL,
	"mined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_blocks_network_height_pk" PRIMARY KEY("network","height")
);
--> statement-breakpoint
CREATE TABLE "chain_cursors" (
	"network" text PRIMARY KEY NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	"rescans_wanted" integer DEFAULT 0 NOT NULL,
	"rescans_done" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"wallet_id" uuid,
	"user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"chain_mode" text PRIMARY KEY NOT NULL,
	"key_fingerprint" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('verify_email'))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp with time zone,
	"last_error" text,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_blocks" (
	"network" text NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"parent_hash" text NOT NULL,
	"mined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_blocks_network_height_pk" PRIMARY KEY("network","height"),
	CONSTRAINT "sandbox_blocks_hash" UNIQUE("network","hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_entries" (
	"network" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "sandbox_entries_network_key_pk" PRIMARY KEY("network","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_ledgers" (
	"network" text PRIMARY KEY NOT NULL,
	"treasury_phrase" text NOT NULL,
	"next_block_at" timestamp with time zone NOT NULL,
	"outage_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_rates" (
	"symbol" text PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"price" numeric(38, 18),
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_rates_feed" CHECK ("sandbox_rates"."feed" in ('pinned','stale','unavailable')),
	CONSTRAINT "sandbox_rates_price" CHECK (("sandbox_rates"."feed" = 'pinned') = ("sandbox_rates"."price" is not null)),
	CONSTRAINT "sandbox_rates_above_zero" CHECK ("sandbox_rates"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_transactions" (
	"network" text NOT NULL,
	"hash" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transactions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"raw" "bytea" NOT NULL,
	"height" integer,
	"accepted_at" timestamp with time zone NOT NULL,
	"undo" jsonb NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"addresses" text[] NOT NULL,
	CONSTRAINT "sandbox_transactions_network_hash_pk" PRIMARY KEY("network","hash")
);
--> statement-breakpoint
CREATE TABLE "send_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"transaction_id" uuid NOT NULL,
	"network" text NOT NULL,
	"hash" text NOT NULL,
	"nonce" numeric(78, 0),
	"raw_transaction" "bytea",
	"rejection" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "send_intents_key" UNIQUE("wallet_id","idempotency_key"),
	CONSTRAINT "send_intents_status" CHECK ("send_intents"."status" in ('SIGNED','BROADCAST','DONE','FAILED'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"os" text NOT NULL,
	"browser" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"asset_id" text NOT NULL,
	"type" text NOT NULL,
	"hash" text NOT NULL,
	"value_units" numeric(78, 0) NOT NULL,
	"fee_units" numeric(78, 0),
	"nonce" numeric(78, 0),
	"from_address" text,
	"to_address" text,
	"block_height" integer,
	"block_hash" text,
	"ended_as" text,
	"fiat_currency" char(3) DEFAULT 'USD' NOT NULL,
	"fiat_minor" numeric(78, 0),
	"rate" numeric(38, 18),
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transactions_once" UNIQUE("account_id","hash","asset_id","type"),
	CONSTRAINT "transactions_value" CHECK ("transactions"."value_units" >= 0),
	CONSTRAINT "transactions_rate" CHECK ("transactions"."rate" > 0),
	CONSTRAINT "transactions_currency" CHECK ("transactions"."fiat_currency" = 'USD'),
	CONSTRAINT "transactions_type" CHECK ("transactions"."type" in ('SENT','RECEIVED','SELF','CONTRACT')),
	CONSTRAINT "transactions_end" CHECK ("transactions"."ended_as" in ('FAILED','DROPPED','REPLACED'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_norm" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"account_type" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_account_type" CHECK ("users"."account_type" in ('INDIVIDUAL','BUSINESS'))
);
--> statement-breakpoint
CREATE TABLE "utxos" (
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"hash" text NOT NULL,
	"output_index" integer NOT NULL,
	"address_id" uuid NOT NULL,
	"value_units" numeric(78, 0) NOT NULL,
	"is_change" boolean NOT NULL,
	"block_height" integer,
	"spent_by" text,
	CONSTRAINT "utxos_account_id_hash_output_index_pk" PRIMARY KEY("account_id","hash","output_index"),
	CONSTRAINT "utxos_value" CHECK ("utxos"."value_units" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_public_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"network" text NOT NULL,
	"account_index" integer NOT NULL,
	"path" text NOT NULL,
	"public_key" text NOT NULL,
	CONSTRAINT "wallet_public_keys_place" UNIQUE("wallet_id","network","account_index")
);
--> statement-breakpoint
CREATE TABLE "wallet_vaults" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"kdf" text NOT NULL,
	"kdf_params" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"pepper_version" integer NOT NULL,
	"wrap_iv" "bytea" NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"seed_iv" "bytea" NOT NULL,
	"sealed_seed" "bytea" NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"wallet_type" text NOT NULL,
	"is_imported" boolean DEFAULT false NOT NULL,
	"activated_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "wallets_type" CHECK ("wallets"."wallet_type" in ('INDIVIDUAL','BUSINESS'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_intents" ADD CONSTRAINT "send_intents_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_intents" ADD CONSTRAINT "send_intents_wallet_id_account_id_accounts_wallet_id_id_fk" FOREIGN KEY ("wallet_id","account_id") REFERENCES "public"."accounts"("wallet_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_wallet_id_account_id_accounts_wallet_id_id_fk" FOREIGN KEY ("wallet_id","account_id") REFERENCES "public"."accounts"("wallet_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utxos" ADD CONSTRAINT "utxos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utxos" ADD CONSTRAINT "utxos_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_public_keys" ADD CONSTRAINT "wallet_public_keys_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_vaults" ADD CONSTRAINT "wallet_vaults_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_name" ON "accounts" USING btree ("wallet_id",lower("name")) WHERE "accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "addresses_text" ON "addresses" USING btree ("network","address");--> statement-breakpoint
CREATE INDEX "events_order" ON "events" USING btree ("transaction_id","id");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_outbox_newest" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_entries_owner" ON "sandbox_entries" USING btree ("network",("value" ->> 'address'));--> statement-breakpoint
CREATE INDEX "sandbox_transactions_order" ON "sandbox_transactions" USING btree ("network","sequence");--> statement-breakpoint
CREATE INDEX "sandbox_transactions_mempool" ON "sandbox_transactions" USING btree ("network") WHERE "sandbox_transactions"."height" is null;--> statement-breakpoint
CREATE INDEX "sandbox_transactions_block" ON "sandbox_transactions" USING btree ("network","height");--> statement-breakpoint
CREATE INDEX "sandbox_transactions_addresses" ON "sandbox_transactions" USING gin ("addresses");--> statement-breakpoint
CREATE INDEX "send_intents_open" ON "send_intents" USING btree ("network","status");--> statement-breakpoint
CREATE UNIQUE INDEX "send_intents_nonce" ON "send_intents" USING btree ("account_id","nonce") WHERE "send_intents"."nonce" is not null and "send_intents"."status" in ('SIGNED','BROADCAST');--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("wallet_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_hash" ON "transactions" USING btree ("network","hash");--> statement-breakpoint
CREATE INDEX "transactions_block" ON "transactions" USING btree ("network","block_height");--> statement-breakpoint
CREATE INDEX "transactions_waiting" ON "transactions" USING btree ("network") WHERE "transactions"."block_height" is null and "transactions"."ended_as" is null;--> statement-breakpoint
CREATE INDEX "transactions_nonce" ON "transactions" USING btree ("account_id","nonce") WHERE "transactions"."nonce" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_norm" ON "users" USING btree ("email_norm") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "utxos_outpoint" ON "utxos" USING btree ("network","hash","output_index");--> statement-breakpoint
CREATE INDEX "utxos_spender" ON "utxos" USING btree ("network","spent_by");--> statement-breakpoint
CREATE INDEX "utxos_block" ON "utxos" USING btree ("network","block_height");--> statement-breakpoint
CREATE INDEX "utxos_waiting" ON "utxos" USING btree ("network") WHERE "utxos"."block_height" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "wallets_name" ON "wallets" USING btree ("user_id",lower("name")) WHERE "wallets"."deleted_at" is null;