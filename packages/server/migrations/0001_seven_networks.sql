CREATE TABLE "balance_snapshots" (
	"account_id" uuid NOT NULL,
	"asset_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"units" numeric(78, 0) NOT NULL,
	"fiat_minor" numeric(78, 0),
	CONSTRAINT "balance_snapshots_account_id_asset_id_at_pk" PRIMARY KEY("account_id","asset_id","at"),
	CONSTRAINT "balance_snapshots_units" CHECK ("balance_snapshots"."units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"name" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"memo" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_place" UNIQUE NULLS NOT DISTINCT("wallet_id","network","address","memo")
);
--> statement-breakpoint
CREATE TABLE "external_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"code_challenge" text,
	"code_verifier" text,
	"browser_hash" text,
	"return_to" text,
	"answer_hash" text,
	"subject" text,
	"email" text,
	"is_email_verified" boolean,
	"name" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "external_logins_state_hash_unique" UNIQUE("state_hash"),
	CONSTRAINT "external_logins_provider" CHECK ("external_logins"."provider" in ('google','discord','apple'))
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"events" jsonb NOT NULL,
	"quiet_from" text,
	"quiet_to" text
);
--> statement-breakpoint
CREATE TABLE "personal_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "personal_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "personal_tokens_access" CHECK ("personal_tokens"."access" in ('READ','FULL'))
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"symbol" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" numeric(38, 18) NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "rates_symbol_at_pk" PRIMARY KEY("symbol","at"),
	CONSTRAINT "rates_above_zero" CHECK ("rates"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviewed_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"order" jsonb NOT NULL,
	"digest" text NOT NULL,
	"sent_units" numeric(78, 0) NOT NULL,
	"fee_units" numeric(78, 0) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ip" text,
	"device" text,
	"os" text,
	"browser" text
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"iv" "bytea" NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trusted_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"device" text NOT NULL,
	"os" text NOT NULL,
	"browser" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"trusted_until" timestamp with time zone NOT NULL,
	CONSTRAINT "trusted_devices_place" UNIQUE("wallet_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "user_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"size_bytes" integer,
	"content" "bytea",
	CONSTRAINT "user_exports_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "user_exports_status" CHECK ("user_exports"."status" in ('QUEUED','RUNNING','READY','FAILED','EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_identities_subject" UNIQUE("provider","subject"),
	CONSTRAINT "user_identities_user" UNIQUE("user_id","provider"),
	CONSTRAINT "user_identities_provider" CHECK ("user_identities"."provider" in ('google','discord','apple'))
);
--> statement-breakpoint
CREATE TABLE "wallet_settings" (
	"wallet_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose";--> statement-breakpoint
ALTER TABLE "send_intents" DROP CONSTRAINT "send_intents_status";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "hidden_tokens" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "is_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "html" text;--> statement-breakpoint
UPDATE "mail_outbox" SET "html" = '<pre>' || replace(replace(replace("text", '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</pre>';--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "html" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "payload" jsonb;--> statement-breakpoint
ALTER TABLE "send_intents" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "network_fee_units" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "default_mode" text DEFAULT 'wallet' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "balance_snapshots" ADD CONSTRAINT "balance_snapshots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_tokens" ADD CONSTRAINT "personal_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewed_sends" ADD CONSTRAINT "reviewed_sends_wallet_id_account_id_accounts_wallet_id_id_fk" FOREIGN KEY ("wallet_id","account_id") REFERENCES "public"."accounts"("wallet_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_exports" ADD CONSTRAINT "user_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_settings" ADD CONSTRAINT "wallet_settings_wallet_id_wallets_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_snapshots_at" ON "balance_snapshots" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contacts_name" ON "contacts" USING btree ("wallet_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "external_logins_end" ON "external_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "personal_tokens_user" ON "personal_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviewed_sends_end" ON "reviewed_sends" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_exports_user" ON "user_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "addresses_discovered" ON "addresses" USING btree ("network") WHERE "addresses"."is_ahead" and "addresses"."first_used_at" is not null;--> statement-breakpoint
CREATE INDEX "one_time_tokens_end" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "transactions_recipient" ON "transactions" USING btree ("wallet_id","to_address");--> statement-breakpoint
CREATE INDEX "users_to_erase" ON "users" USING btree ("deleted_at") WHERE "users"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "wallets_to_purge" ON "wallets" USING btree ("deleted_at") WHERE "wallets"."purged_at" is null;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('verify_email','reset_password','undo_email','handoff'));--> statement-breakpoint
ALTER TABLE "send_intents" ADD CONSTRAINT "send_intents_status" CHECK ("send_intents"."status" in ('SIGNED','BROADCAST','REPLACED','DONE','FAILED'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_theme" CHECK ("users"."theme" in ('light','dark'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_default_mode" CHECK ("users"."default_mode" in ('wallet','payments'));