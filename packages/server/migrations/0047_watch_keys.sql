CREATE TABLE "watch_keys" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"public_key" text NOT NULL,
	"descriptor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "watch_keys_key" UNIQUE("network","kind","public_key"),
	CONSTRAINT "watch_keys_kind" CHECK ("watch_keys"."kind" in ('pkh','sh-wpkh','wpkh','tr'))
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_purpose";--> statement-breakpoint
ALTER TABLE "transfer_parts" DROP CONSTRAINT "transfer_parts_sent";--> statement-breakpoint
ALTER TABLE "watch_keys" ADD CONSTRAINT "watch_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_keys" ADD CONSTRAINT "watch_keys_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "watch_keys_active" ON "watch_keys" USING btree ("business_id","network") WHERE "watch_keys"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_purpose" CHECK ("accounts"."purpose" in ('WALLET','PAYMENTS','PURSE','TEST','WATCH'));--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_sent" CHECK (case "transfer_parts"."state" when 'PLANNED' then "transfer_parts"."intent_id" is null when 'FAILED' then true else "transfer_parts"."intent_id" is not null or ("transfer_parts"."is_final" and "transfer_parts"."hash" is not null) end);