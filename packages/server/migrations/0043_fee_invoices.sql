CREATE TABLE "billed_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"fee_bps" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"month" text NOT NULL,
	"payments" integer NOT NULL,
	"volume" numeric(78, 0) NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"lines" jsonb NOT NULL,
	"link_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_invoices_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "fee_invoices_month" UNIQUE("business_id","month"),
	CONSTRAINT "fee_invoices_fee" CHECK ("fee_invoices"."fee" > 0 and "fee_invoices"."fee" <= "fee_invoices"."volume")
);
--> statement-breakpoint
CREATE TABLE "fee_months" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_rates" (
	"started_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"fee_bps" integer NOT NULL,
	CONSTRAINT "fee_rates_bps" CHECK ("fee_rates"."fee_bps" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "billed_payments" ADD CONSTRAINT "billed_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billed_payments" ADD CONSTRAINT "billed_payments_invoice_id_fee_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."fee_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_invoices" ADD CONSTRAINT "fee_invoices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_invoices" ADD CONSTRAINT "fee_invoices_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billed_payments_invoice" ON "billed_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_completed" ON "payments" USING btree ("business_id","livemode","completed_at") WHERE "payments"."completed_at" is not null;