-- All that is locked below, before anything: a booking in the middle of its statements would wait for a table that waits for it.
LOCK TABLE "businesses", "transfers_out", "payments" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "payment_sum_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_sum_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"asset_id" text,
	"created" integer NOT NULL,
	"paid" integer NOT NULL,
	"open" integer NOT NULL,
	"confirmed" integer NOT NULL,
	"received" numeric NOT NULL,
	"refunded" numeric NOT NULL,
	"overpaid" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sums" (
	"business_id" integer NOT NULL,
	"minutes" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"asset_id" text,
	"created" integer NOT NULL,
	"paid" integer NOT NULL,
	"open" integer NOT NULL,
	"confirmed" integer NOT NULL,
	"received" numeric NOT NULL,
	"refunded" numeric NOT NULL,
	"overpaid" numeric NOT NULL,
	CONSTRAINT "payment_sums_key" UNIQUE NULLS NOT DISTINCT("business_id","livemode","minutes","starts_at","currency","asset_id")
);
--> statement-breakpoint
ALTER TABLE "payment_sums" ADD CONSTRAINT "payment_sums_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_sum_changes_time" ON "payment_sum_changes" USING btree ("business_id","livemode","starts_at");--> statement-breakpoint
CREATE INDEX "payments_mixed" ON "payments" USING btree ("business_id","livemode","confirmed_at") WHERE "payments"."confirmed_at" is not null and "payments"."paid_asset_id" is null;
--> statement-breakpoint
CREATE INDEX "transfers_out_refunding" ON "transfers_out" USING btree ("payment_id") WHERE "transfers_out"."payment_id" is not null and "transfers_out"."status" in ('AWAITING_ADDRESS','AWAITING_SIGNATURE','BROADCAST');
--> statement-breakpoint
-- A payment counts where it was created, and, while it is confirmed, where it was confirmed. What goes back of an overpaid one is no longer too much.
CREATE FUNCTION "payment_sum_parts"("of_business" integer, "of_mode" boolean, "of_currency" text, "of_asset" text, "created_at" timestamptz, "confirmed_at" timestamptz, "status" text, "paid_state" text, "refund_state" text, "price" numeric, "credited" numeric, "sent_back" numeric, "factor" integer)
RETURNS TABLE ("business_id" integer, "livemode" boolean, "starts_at" timestamptz, "currency" text, "asset_id" text, "created" integer, "paid" integer, "open" integer, "confirmed" integer, "received" numeric, "refunded" numeric, "overpaid" numeric) LANGUAGE sql IMMUTABLE AS $$
	SELECT "of_business", "of_mode", date_bin('15 minutes', "created_at", '2000-01-01 00:00:00Z'::timestamptz), "of_currency", NULL::text,
		"factor", "factor" * ("status" IN ('CONFIRMED','COMPLETED'))::integer, "factor" * ("status" IN ('CREATED','PENDING','CONFIRMING'))::integer,
		0, 0::numeric, 0::numeric, 0::numeric
	UNION ALL
	SELECT "of_business", "of_mode", date_bin('15 minutes', "confirmed_at", '2000-01-01 00:00:00Z'::timestamptz), "of_currency", "of_asset",
		0, 0, 0, "factor", "factor" * "credited", "factor" * "sent_back",
		"factor" * CASE WHEN "paid_state" = 'OVERPAID' AND "refund_state" = 'NONE' THEN greatest("credited" - "price" - "sent_back", 0) ELSE 0 END
	WHERE "confirmed_at" IS NOT NULL AND "status" IN ('CONFIRMED','COMPLETED')
$$;
--> statement-breakpoint
-- Rows are added and none is changed: payments of one business would wait for each other, or in a circle.
CREATE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "payment_sum_changes" ("business_id", "livemode", "starts_at", "currency", "asset_id", "created", "paid", "open", "confirmed", "received", "refunded", "overpaid")
			SELECT "part"."business_id", "part"."livemode", "part"."starts_at", "part"."currency", "part"."asset_id", sum("part"."created"), sum("part"."paid"), sum("part"."open"), sum("part"."confirmed"), sum("part"."received"), sum("part"."refunded"), sum("part"."overpaid")
			FROM "added" AS "row",
			LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", "row"."confirmed_at", "row"."status", "row"."paid_state", "row"."refund_state", "row"."price", "row"."credited", "row"."refunded", 1) AS "part"
			GROUP BY 1, 2, 3, 4, 5;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO "payment_sum_changes" ("business_id", "livemode", "starts_at", "currency", "asset_id", "created", "paid", "open", "confirmed", "received", "refunded", "overpaid")
			SELECT "part"."business_id", "part"."livemode", "part"."starts_at", "part"."currency", "part"."asset_id", sum("part"."created"), sum("part"."paid"), sum("part"."open"), sum("part"."confirmed"), sum("part"."received"), sum("part"."refunded"), sum("part"."overpaid")
			FROM (
				SELECT "part".* FROM "added" AS "row",
					LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", "row"."confirmed_at", "row"."status", "row"."paid_state", "row"."refund_state", "row"."price", "row"."credited", "row"."refunded", 1) AS "part"
				UNION ALL
				SELECT "part".* FROM "removed" AS "row",
					LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", "row"."confirmed_at", "row"."status", "row"."paid_state", "row"."refund_state", "row"."price", "row"."credited", "row"."refunded", -1) AS "part"
			) AS "part"
			GROUP BY 1, 2, 3, 4, 5
			HAVING sum("part"."created") <> 0 OR sum("part"."paid") <> 0 OR sum("part"."open") <> 0 OR sum("part"."confirmed") <> 0 OR sum("part"."received") <> 0 OR sum("part"."refunded") <> 0 OR sum("part"."overpaid") <> 0;
	ELSE
		INSERT INTO "payment_sum_changes" ("business_id", "livemode", "starts_at", "currency", "asset_id", "created", "paid", "open", "confirmed", "received", "refunded", "overpaid")
			SELECT "part"."business_id", "part"."livemode", "part"."starts_at", "part"."currency", "part"."asset_id", sum("part"."created"), sum("part"."paid"), sum("part"."open"), sum("part"."confirmed"), sum("part"."received"), sum("part"."refunded"), sum("part"."overpaid")
			FROM "removed" AS "row",
			LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", "row"."confirmed_at", "row"."status", "row"."paid_state", "row"."refund_state", "row"."price", "row"."credited", "row"."refunded", -1) AS "part"
			GROUP BY 1, 2, 3, 4, 5;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_summed_insert" AFTER INSERT ON "payments"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();
--> statement-breakpoint
CREATE TRIGGER "payments_summed_update" AFTER UPDATE ON "payments"
	REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();
--> statement-breakpoint
CREATE TRIGGER "payments_summed_delete" AFTER DELETE ON "payments"
	REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "sum_payments"();
--> statement-breakpoint
-- Last: the lock keeps writers out until all of this is committed, so that nothing is missed.
INSERT INTO "payment_sums" ("business_id", "minutes", "livemode", "starts_at", "currency", "asset_id", "created", "paid", "open", "confirmed", "received", "refunded", "overpaid")
	SELECT "part"."business_id", "length"."minutes", "part"."livemode", date_bin("length"."minutes" * interval '1 minute', "part"."starts_at", '2000-01-01 00:00:00Z'::timestamptz), "part"."currency", "part"."asset_id", sum("part"."created"), sum("part"."paid"), sum("part"."open"), sum("part"."confirmed"), sum("part"."received"), sum("part"."refunded"), sum("part"."overpaid")
	FROM (
		SELECT "part"."business_id", "part"."livemode", "part"."starts_at", "part"."currency", "part"."asset_id", sum("part"."created") AS "created", sum("part"."paid") AS "paid", sum("part"."open") AS "open", sum("part"."confirmed") AS "confirmed", sum("part"."received") AS "received", sum("part"."refunded") AS "refunded", sum("part"."overpaid") AS "overpaid"
		FROM "payments" AS "row",
			LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", "row"."confirmed_at", "row"."status", "row"."paid_state", "row"."refund_state", "row"."price", "row"."credited", "row"."refunded", 1) AS "part"
		GROUP BY 1, 2, 3, 4, 5
	) AS "part", (VALUES (15), (60)) AS "length" ("minutes")
	GROUP BY 1, 2, 3, 4, 5, 6;
