CREATE TABLE "address_stock" (
	"account_id" uuid NOT NULL,
	"address_index" integer NOT NULL,
	"address" text NOT NULL,
	"path" text NOT NULL,
	"purse_id" uuid,
	"free_from" timestamp with time zone NOT NULL,
	"lease_payment_id" text,
	CONSTRAINT "address_stock_account_id_address_index_pk" PRIMARY KEY("account_id","address_index")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"allowed_ips" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allowed_origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"replaced_by" uuid,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_keys_kind" CHECK ("api_keys"."kind" in ('SECRET','PUBLISHABLE'))
);
--> statement-breakpoint
CREATE TABLE "api_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"key_id" uuid,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"idempotency_key" text,
	"request" text,
	"response" text,
	"ip" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_log_actor" CHECK ("audit_log"."actor_kind" in ('user','key','system'))
);
--> statement-breakpoint
CREATE TABLE "business_assets" (
	"business_id" integer NOT NULL,
	"asset_id" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"account_id" uuid NOT NULL,
	"address_mode" text NOT NULL,
	"policy" text,
	"tolerance_bps" integer,
	"window_minutes" integer,
	"adjust_bps" integer,
	"min_price" numeric(38, 18),
	"max_price" numeric(38, 18),
	CONSTRAINT "business_assets_business_id_asset_id_pk" PRIMARY KEY("business_id","asset_id"),
	CONSTRAINT "business_assets_mode" CHECK ("business_assets"."address_mode" in ('FRESH','POOL','SHARED')),
	CONSTRAINT "business_assets_tolerance" CHECK ("business_assets"."tolerance_bps" between 0 and 1000),
	CONSTRAINT "business_assets_adjust" CHECK ("business_assets"."adjust_bps" between -1000 and 1000)
);
--> statement-breakpoint
CREATE TABLE "business_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"email" text NOT NULL,
	"email_norm" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "business_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "business_invitations_role" CHECK ("business_invitations"."role" in ('OWNER','ADMIN','DEVELOPER','ACCOUNTANT','SUPPORT','VIEWER'))
);
--> statement-breakpoint
CREATE TABLE "business_logos" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_members" (
	"business_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"last_active_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_members_business_id_user_id_pk" PRIMARY KEY("business_id","user_id"),
	CONSTRAINT "business_members_role" CHECK ("business_members"."role" in ('OWNER','ADMIN','DEVELOPER','ACCOUNTANT','SUPPORT','VIEWER'))
);
--> statement-breakpoint
CREATE TABLE "business_settings" (
	"business_id" integer NOT NULL,
	"tab" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "business_settings_business_id_tab_pk" PRIMARY KEY("business_id","tab")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "businesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"status" text DEFAULT 'ONBOARDING' NOT NULL,
	"settlement_wallet_id" uuid,
	"settlement_user_id" uuid,
	"key_index" integer,
	"default_currency" text DEFAULT 'USD' NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"country" text,
	"industry" text,
	"website" text,
	"support_email" text,
	"onboarding_step" text DEFAULT 'business' NOT NULL,
	"draft" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "businesses_keys" UNIQUE("settlement_wallet_id","key_index"),
	CONSTRAINT "businesses_status" CHECK ("businesses"."status" in ('ONBOARDING','ACTIVE','SUSPENDED','ARCHIVED')),
	CONSTRAINT "businesses_key" CHECK ("businesses"."key_index" between 0 and 499999),
	CONSTRAINT "businesses_settlement" CHECK (("businesses"."settlement_wallet_id" is null) = ("businesses"."settlement_user_id" is null) and ("businesses"."settlement_wallet_id" is null) = ("businesses"."key_index" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"is_sealed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_place";--> statement-breakpoint
DROP INDEX "accounts_name";--> statement-breakpoint
DROP INDEX "transactions_newest";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "address_index" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "purpose" text DEFAULT 'WALLET' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "business_id" integer;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "address_floor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "address_stock" ADD CONSTRAINT "address_stock_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_stock" ADD CONSTRAINT "address_stock_purse_id_accounts_id_fk" FOREIGN KEY ("purse_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_requests" ADD CONSTRAINT "api_requests_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_requests" ADD CONSTRAINT "api_requests_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_assets" ADD CONSTRAINT "business_assets_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_assets" ADD CONSTRAINT "business_assets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_logos" ADD CONSTRAINT "business_logos_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_members" ADD CONSTRAINT "business_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_settings" ADD CONSTRAINT "business_settings_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_settlement_wallet_id_wallets_id_fk" FOREIGN KEY ("settlement_wallet_id") REFERENCES "public"."wallets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_settlement_user_id_users_id_fk" FOREIGN KEY ("settlement_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_stock_free" ON "address_stock" USING btree ("account_id","free_from","address_index") WHERE "address_stock"."lease_payment_id" is null;--> statement-breakpoint
CREATE INDEX "api_keys_business" ON "api_keys" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "api_requests_newest" ON "api_requests" USING btree ("business_id","at","id");--> statement-breakpoint
CREATE INDEX "api_requests_end" ON "api_requests" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("business_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_invitations_open" ON "business_invitations" USING btree ("business_id","email_norm") WHERE "business_invitations"."used_at" is null and "business_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "business_members_user" ON "business_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_end" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_parent_id_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_business" ON "accounts" USING btree ("business_id") WHERE "accounts"."business_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_name" ON "accounts" USING btree ("wallet_id",lower("name")) WHERE "accounts"."deleted_at" is null and "accounts"."purpose" = 'WALLET';--> statement-breakpoint
CREATE INDEX "transactions_newest" ON "transactions" USING btree ("wallet_id","created_at","id") WHERE "transactions"."is_listed";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_place" UNIQUE("wallet_id","network","account_index","address_index");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_purpose" CHECK ("accounts"."purpose" in ('WALLET','PAYMENTS','PURSE'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_of_business" CHECK (("accounts"."purpose" = 'WALLET') = ("accounts"."business_id" is null));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_of_purse" CHECK (("accounts"."purpose" = 'PURSE') = ("accounts"."parent_id" is not null));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_address" CHECK ("accounts"."address_index" = 0 or "accounts"."purpose" = 'PURSE');--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_added_transactions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "transaction_counts" AS "kept" ("wallet_id", "account_id", "network", "asset_id", "type", "is_spam", "count")
		SELECT "wallet_id", "account_id", "network", "asset_id", "type", "is_spam", count(*)
		FROM "added" WHERE "is_listed" GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 4, 5, 6
		ON CONFLICT ("wallet_id", "account_id", "asset_id", "type", "is_spam")
		DO UPDATE SET "count" = "kept"."count" + EXCLUDED."count";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_removed_transactions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "transaction_counts" AS "kept" SET "count" = "kept"."count" - "gone"."count"
		FROM (SELECT "wallet_id", "account_id", "asset_id", "type", "is_spam", count(*) FROM "removed" WHERE "is_listed" GROUP BY 1, 2, 3, 4, 5) AS "gone"
		WHERE "kept"."wallet_id" = "gone"."wallet_id" AND "kept"."account_id" = "gone"."account_id" AND "kept"."asset_id" = "gone"."asset_id"
			AND "kept"."type" = "gone"."type" AND "kept"."is_spam" = "gone"."is_spam";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A row is listed, or not, for its whole life: it stays with its account.
DROP TRIGGER "transactions_changed" ON "transactions";
--> statement-breakpoint
CREATE TRIGGER "transactions_changed" AFTER UPDATE ON "transactions" FOR EACH ROW
	WHEN (NEW."is_listed" AND (OLD."wallet_id", OLD."account_id", OLD."network", OLD."asset_id", OLD."type", OLD."is_spam")
		IS DISTINCT FROM (NEW."wallet_id", NEW."account_id", NEW."network", NEW."asset_id", NEW."type", NEW."is_spam"))
	EXECUTE FUNCTION "count_changed_transaction"();
