CREATE TABLE "affiliate_codes" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" text PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"invoice_id" text NOT NULL,
	"share_bps" integer NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"payout_id" text,
	CONSTRAINT "affiliate_commissions_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "affiliate_commissions_share" CHECK ("affiliate_commissions"."share_bps" between 0 and 10000),
	CONSTRAINT "affiliate_commissions_amount" CHECK ("affiliate_commissions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"link_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_payouts_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "affiliate_payouts_amount" CHECK ("affiliate_payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "affiliate_referrals" (
	"referred_id" integer PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_referrals_other" CHECK ("affiliate_referrals"."referred_id" <> "affiliate_referrals"."affiliate_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_sign_ups" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_businesses_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_invoice_id_fee_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."fee_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_payout_id_affiliate_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."affiliate_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_id_businesses_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_referred_id_businesses_id_fk" FOREIGN KEY ("referred_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_referrals" ADD CONSTRAINT "affiliate_referrals_affiliate_id_businesses_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_sign_ups" ADD CONSTRAINT "affiliate_sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_sign_ups" ADD CONSTRAINT "affiliate_sign_ups_affiliate_id_businesses_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_of" ON "affiliate_commissions" USING btree ("affiliate_id","earned_at");--> statement-breakpoint
CREATE INDEX "affiliate_payouts_of" ON "affiliate_payouts" USING btree ("affiliate_id","created_at");--> statement-breakpoint
CREATE INDEX "affiliate_referrals_of" ON "affiliate_referrals" USING btree ("affiliate_id","joined_at");