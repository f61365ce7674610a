ALTER TABLE "reports" ADD COLUMN "month" text;--> statement-breakpoint
CREATE INDEX "payment_transfers_newest" ON "payment_transfers" USING btree ("business_id","livemode","first_seen_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_month" ON "reports" USING btree ("business_id","livemode","month");