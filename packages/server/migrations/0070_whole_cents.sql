-- What came and what goes back is booked in whole cents of its currency, as it is shown, so that totals are the sums of what is shown.
-- The shares of a payment add up to its rounded sum. Refunds in a block come first: they add up to what the payment has as refunded.
LOCK TABLE "transfers_out", "payments", "payment_transfers" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE FUNCTION "book_sum"("amount" numeric, "currency" text) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN "amount" <= 0 OR "currency" NOT IN ('USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'INR', 'BRL') THEN "amount"
		WHEN "currency" = 'JPY' THEN greatest(round("amount", 0), 1)
		ELSE greatest(round("amount", 2), 0.01) END
$$;
--> statement-breakpoint
UPDATE "payment_transfers" SET "credited" = "booked"."credited"
	FROM (
		SELECT "id", "book_sum"("sum", "currency") - "book_sum"("sum" - "share", "currency") AS "credited"
		FROM (
			SELECT "transfer"."id", "transfer"."credited" AS "share", "payment"."price_currency" AS "currency",
				sum("transfer"."credited") OVER (PARTITION BY "transfer"."payment_id" ORDER BY "transfer"."first_seen_at", "transfer"."id") AS "sum"
			FROM "payment_transfers" AS "transfer" JOIN "payments" AS "payment" ON "payment"."id" = "transfer"."payment_id"
			WHERE "transfer"."credited" > 0
		) AS "shares"
	) AS "booked"
	WHERE "payment_transfers"."id" = "booked"."id" AND "payment_transfers"."credited" <> "booked"."credited";
--> statement-breakpoint
UPDATE "transfers_out" SET "credited" = "booked"."credited"
	FROM (
		SELECT "id", "book_sum"("sum", "currency") - "book_sum"("sum" - "share", "currency") AS "credited"
		FROM (
			SELECT "refund"."id", "refund"."credited" AS "share", "payment"."price_currency" AS "currency",
				sum("refund"."credited") OVER (PARTITION BY "refund"."payment_id", "refund"."status" IN ('CANCELLED', 'EXPIRED') ORDER BY "refund"."status" = 'CONFIRMED' DESC, "refund"."created_at", "refund"."id") AS "sum"
			FROM "transfers_out" AS "refund" JOIN "payments" AS "payment" ON "payment"."id" = "refund"."payment_id"
			WHERE "refund"."credited" > 0
		) AS "shares"
	) AS "booked"
	WHERE "transfers_out"."id" = "booked"."id" AND "transfers_out"."credited" <> "booked"."credited";
--> statement-breakpoint
UPDATE "payments" SET "credited" = "book_sum"("credited", "price_currency"), "refunded" = "book_sum"("refunded", "price_currency")
	WHERE "credited" <> "book_sum"("credited", "price_currency") OR "refunded" <> "book_sum"("refunded", "price_currency");
--> statement-breakpoint
UPDATE "payments" SET "paid_elsewhere" = "price" - "credited"
	WHERE "paid_elsewhere" <> "book_sum"("paid_elsewhere", "price_currency");
--> statement-breakpoint
DROP FUNCTION "book_sum"(numeric, text);
