ALTER TABLE "transfer_parts" DROP CONSTRAINT "transfer_parts_sent";--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD COLUMN "fee_units" numeric(78, 0);--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD COLUMN "purse_id" uuid;--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "transfers_out" ADD COLUMN "plan_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transfers_out" ADD COLUMN "signed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_purse_id_accounts_id_fk" FOREIGN KEY ("purse_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_out_plans" ON "transfers_out" USING btree ("plan_expires_at") WHERE "transfers_out"."status" = 'PLANNED';--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_fee" CHECK ("transfer_parts"."fee_units" >= 0);--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_sent" CHECK (case "transfer_parts"."state" when 'PLANNED' then "transfer_parts"."intent_id" is null when 'FAILED' then true else "transfer_parts"."intent_id" is not null end);