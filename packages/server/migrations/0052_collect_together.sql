ALTER TABLE "transfer_parts" DROP CONSTRAINT "transfer_parts_step";--> statement-breakpoint
ALTER TABLE "transfer_parts" DROP CONSTRAINT "transfer_parts_units";--> statement-breakpoint
DROP INDEX "address_stock_free";--> statement-breakpoint
ALTER TABLE "address_stock" ADD COLUMN "is_delegated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers_out" ADD COLUMN "way" text DEFAULT 'EACH' NOT NULL;--> statement-breakpoint
CREATE INDEX "send_intents_transaction" ON "send_intents" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "address_stock_purse" ON "address_stock" USING btree ("purse_id");--> statement-breakpoint
CREATE INDEX "address_stock_free" ON "address_stock" USING btree ("account_id","free_from","address_index") WHERE "address_stock"."lease_payment_id" is null and not "address_stock"."is_delegated";--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_step" CHECK ("transfer_parts"."step" in ('DEPLOY','GAS','MOVE'));--> statement-breakpoint
ALTER TABLE "transfer_parts" ADD CONSTRAINT "transfer_parts_units" CHECK (case "transfer_parts"."step" when 'DEPLOY' then "transfer_parts"."units" = 0 else "transfer_parts"."units" > 0 end);--> statement-breakpoint
ALTER TABLE "transfers_out" ADD CONSTRAINT "transfers_out_way" CHECK ("transfers_out"."way" = 'EACH' or ("transfers_out"."way" = 'TOGETHER' and "transfers_out"."kind" = 'COLLECT'));