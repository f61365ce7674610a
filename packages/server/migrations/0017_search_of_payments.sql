DROP INDEX "payment_transfers_hash";--> statement-breakpoint
CREATE INDEX "customers_email_text" ON "customers" USING btree ("business_id","email_norm" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_quotes_address_text" ON "payment_quotes" USING btree ("address" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_id_text" ON "payments" USING btree ("business_id","id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_order_text" ON "payments" USING btree ("business_id","order_id" text_pattern_ops) WHERE "payments"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_transfers_hash" ON "payment_transfers" USING btree ("hash" text_pattern_ops);