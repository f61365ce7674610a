DROP INDEX "customers_newest";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "refund_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_name_text" ON "customers" USING btree ("business_id",lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_company_text" ON "customers" USING btree ("business_id",lower("company") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_merged" ON "customers" USING btree ("merged_into") WHERE "customers"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("business_id","livemode","created_at" DESC NULLS LAST,"id");