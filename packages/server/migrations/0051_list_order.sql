DROP INDEX "customers_newest";--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("business_id","livemode","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX "reports_newest";--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("business_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX "payment_transfers_newest";--> statement-breakpoint
CREATE INDEX "payment_transfers_newest" ON "payment_transfers" USING btree ("business_id","livemode","first_seen_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX "payments_waiting";--> statement-breakpoint
DROP INDEX "payments_newest";--> statement-breakpoint
DROP INDEX "payments_attention";--> statement-breakpoint
CREATE INDEX "payments_deadlines" ON "payments" USING btree (coalesce("expires_at", "select_until"),"id") WHERE "payments"."status" in ('CREATED','PENDING');--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("business_id","livemode","created_at" DESC NULLS FIRST,"id","price_currency","status");--> statement-breakpoint
CREATE INDEX "payments_attention" ON "payments" USING btree ("business_id","livemode","created_at" DESC NULLS FIRST,"id","status","paid_state","refund_state","flags") WHERE "payments"."handled_at" is null and ("payments"."status" = 'INVALID' or "payments"."paid_state" = 'OVERPAID' or ("payments"."paid_state" <> 'UNPAID' and "payments"."status" in ('PENDING','EXPIRED','CANCELLED')) or "payments"."flags" @> '["wrongAsset"]'::jsonb);