ALTER TABLE "payments" ADD COLUMN "paid_elsewhere" numeric(38, 18);
--> statement-breakpoint
-- A payment that was paid elsewhere is in the sums of what came as soon as anything came, and all that came above the rest of its price is too much.
CREATE OR REPLACE FUNCTION "sum_payments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "payment_sum_changes" ("business_id", "livemode", "starts_at", "currency", "asset_id", "created", "paid", "open", "confirmed", "received", "refunded", "overpaid")
			SELECT "part"."business_id", "part"."livemode", "part"."starts_at", "part"."currency", "part"."asset_id", sum("part"."created"), sum("part"."paid"), sum("part"."open"), sum("part"."confirmed"), sum("part"."received"), sum("part"."refunded"), sum("part"."overpaid")
			FROM "added" AS "row",
			LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", CASE WHEN "row"."paid_elsewhere" IS NULL OR "row"."credited" > 0 THEN "row"."confirmed_at" END, "row"."status", "row"."paid_state", "row"."refund_state", "row"."price" - coalesce("row"."paid_elsewhere", 0), "row"."credited", "row"."refunded", 1) AS "part"
			GROUP BY 1, 2, 3, 4, 5;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO "payment_sum_changes" ("business_id", "livemode", "starts_at", "currency", "asset_id", "created", "paid", "open", "confirmed", "received", "refunded", "overpaid")
			SELECT "part"."business_id", "part"."livemode", "part"."starts_at", "part"."currency", "part"."asset_id", sum("part"."created"), sum("part"."paid"), sum("part"."open"), sum("part"."confirmed"), sum("part"."received"), sum("part"."refunded"), sum("part"."overpaid")
			FROM (
				SELECT "part".* FROM "added" AS "row",
					LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", CASE WHEN "row"."paid_elsewhere" IS NULL OR "row"."credited" > 0 THEN "row"."confirmed_at" END, "row"."status", "row"."paid_state", "row"."refund_state", "row"."price" - coalesce("row"."paid_elsewhere", 0), "row"."credited", "row"."refunded", 1) AS "part"
				UNION ALL
				SELECT "part".* FROM "removed" AS "row",
					LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", CASE WHEN "row"."paid_elsewhere" IS NULL OR "row"."credited" > 0 THEN "row"."confirmed_at" END, "row"."status", "row"."paid_state", "row"."refund_state", "row"."price" - coalesce("row"."paid_elsewhere", 0), "row"."credited", "row"."refunded", -1) AS "part"
			) AS "part"
			GROUP BY 1, 2, 3, 4, 5
			HAVING sum("part"."created") <> 0 OR sum("part"."paid") <> 0 OR sum("part"."open") <> 0 OR sum("part"."confirmed") <> 0 OR sum("part"."received") <> 0 OR sum("part"."refunded") <> 0 OR sum("part"."overpaid") <> 0;
	ELSE
		INSERT INTO "payment_sum_changes" ("business_id", "livemode", "starts_at", "currency", "asset_id", "created", "paid", "open", "confirmed", "received", "refunded", "overpaid")
			SELECT "part"."business_id", "part"."livemode", "part"."starts_at", "part"."currency", "part"."asset_id", sum("part"."created"), sum("part"."paid"), sum("part"."open"), sum("part"."confirmed"), sum("part"."received"), sum("part"."refunded"), sum("part"."overpaid")
			FROM "removed" AS "row",
			LATERAL "payment_sum_parts"("row"."business_id", "row"."livemode", "row"."price_currency", "row"."paid_asset_id", "row"."created_at", CASE WHEN "row"."paid_elsewhere" IS NULL OR "row"."credited" > 0 THEN "row"."confirmed_at" END, "row"."status", "row"."paid_state", "row"."refund_state", "row"."price" - coalesce("row"."paid_elsewhere", 0), "row"."credited", "row"."refunded", -1) AS "part"
			GROUP BY 1, 2, 3, 4, 5;
	END IF;
	RETURN NULL;
END $$;
