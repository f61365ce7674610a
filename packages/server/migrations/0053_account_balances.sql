-- All that is locked below, before anything: a booking in the middle of its statements would wait for a table that waits for it.
LOCK TABLE "opening_balances", "utxos", "transactions", "accounts" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "account_balances" (
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"asset_id" text NOT NULL,
	"settled_units" numeric(78, 0) NOT NULL,
	"pending_units" numeric(78, 0) NOT NULL,
	"reserved_units" numeric(78, 0) NOT NULL,
	CONSTRAINT "account_balances_account_id_asset_id_pk" PRIMARY KEY("account_id","asset_id")
);
--> statement-breakpoint
ALTER TABLE "account_balances" ADD CONSTRAINT "account_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "transactions_income" ON "transactions" USING btree ("account_id","block_height") WHERE "transactions"."type" = 'RECEIVED' and "transactions"."ended_as" is null;
--> statement-breakpoint
CREATE INDEX "utxos_income" ON "utxos" USING btree ("account_id","block_height") WHERE "utxos"."spent_by" is null and not "utxos"."is_change";
--> statement-breakpoint
CREATE TYPE "balance_part" AS ("account_id" uuid, "network" text, "asset_id" text, "settled_units" numeric, "pending_units" numeric, "reserved_units" numeric);
--> statement-breakpoint
-- On networks with outputs these are the balance: transactions only say what moved.
CREATE FUNCTION "has_outputs"("of_network" text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT "of_network" IN ('BTC', 'LTC')
$$;
--> statement-breakpoint
-- An opening balance includes all transactions up to its block. All of one account are of one block, and the native one always exists.
CREATE FUNCTION "is_after_opening"("of_account" uuid, "of_network" text, "of_height" integer) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce("of_height" > (SELECT "block_height" FROM "opening_balances" WHERE "account_id" = "of_account" AND "asset_id" = "of_network"), true)
$$;
--> statement-breakpoint
-- A fee is of the native asset. One that ended without a block costs nothing, one that failed in a block its fee; what one pays to oneself goes nowhere.
CREATE FUNCTION "transaction_parts"("of_account" uuid, "of_network" text, "of_asset" text, "kind" text, "value" numeric, "fee" numeric, "of_height" integer, "ending" text, "factor" integer)
RETURNS SETOF "balance_part" LANGUAGE sql STABLE AS $$
	SELECT "of_account", "of_network", "moved"."asset",
		"factor" * CASE WHEN "of_height" IS NULL THEN 0 ELSE "moved"."units" END,
		"factor" * CASE WHEN "of_height" IS NULL THEN greatest("moved"."units", 0) ELSE 0 END,
		"factor" * CASE WHEN "of_height" IS NULL THEN greatest(-"moved"."units", 0) ELSE 0 END
	FROM (VALUES
		("of_asset", CASE WHEN "ending" IS NOT NULL OR "kind" = 'SELF' THEN 0 WHEN "kind" = 'RECEIVED' THEN "value" ELSE -"value" END),
		("of_network", CASE WHEN "kind" = 'RECEIVED' OR ("ending" IS NOT NULL AND "of_height" IS NULL) THEN 0 ELSE -coalesce("fee", 0) END)
	) AS "moved" ("asset", "units")
$$;
--> statement-breakpoint
-- Own change counts before a block has it.
CREATE FUNCTION "output_parts"("of_account" uuid, "of_network" text, "value" numeric, "is_own" boolean, "of_height" integer, "spender" text, "factor" integer)
RETURNS SETOF "balance_part" LANGUAGE sql IMMUTABLE AS $$
	SELECT "of_account", "of_network", "of_network",
		"factor" * CASE WHEN "spender" IS NULL AND ("is_own" OR "of_height" IS NOT NULL) THEN "value" ELSE 0 END,
		"factor" * CASE WHEN "spender" IS NULL AND NOT "is_own" AND "of_height" IS NULL THEN "value" ELSE 0 END,
		0::numeric
$$;
--> statement-breakpoint
-- Rows are written in one order, so that two processes that change several accounts do not wait for each other.
CREATE FUNCTION "change_balances"("parts" "balance_part"[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "account_balances" AS "kept" ("account_id", "network", "asset_id", "settled_units", "pending_units", "reserved_units")
		SELECT "part"."account_id", min("part"."network"), "part"."asset_id", sum("part"."settled_units"), sum("part"."pending_units"), sum("part"."reserved_units")
		FROM unnest("parts") AS "part" GROUP BY 1, 3
		HAVING sum("part"."settled_units") <> 0 OR sum("part"."pending_units") <> 0 OR sum("part"."reserved_units") <> 0
			OR NOT EXISTS (SELECT FROM "account_balances" AS "known" WHERE "known"."account_id" = "part"."account_id" AND "known"."asset_id" = "part"."asset_id")
		ORDER BY 1, 3
		ON CONFLICT ("account_id", "asset_id") DO UPDATE SET
			"settled_units" = "kept"."settled_units" + EXCLUDED."settled_units",
			"pending_units" = "kept"."pending_units" + EXCLUDED."pending_units",
			"reserved_units" = "kept"."reserved_units" + EXCLUDED."reserved_units";
END $$;
--> statement-breakpoint
CREATE FUNCTION "balance_transactions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"gained" "balance_part"[];
	"lost" "balance_part"[];
BEGIN
	IF TG_OP <> 'DELETE' THEN
		SELECT array_agg("part") INTO "gained" FROM "added" AS "row",
			LATERAL "transaction_parts"("row"."account_id", "row"."network", "row"."asset_id", "row"."type", "row"."value_units", "row"."fee_units", "row"."block_height", "row"."ended_as", 1) AS "part"
			WHERE NOT "has_outputs"("row"."network") AND "is_after_opening"("row"."account_id", "row"."network", "row"."block_height");
	END IF;
	IF TG_OP <> 'INSERT' THEN
		SELECT array_agg("part") INTO "lost" FROM "removed" AS "row",
			LATERAL "transaction_parts"("row"."account_id", "row"."network", "row"."asset_id", "row"."type", "row"."value_units", "row"."fee_units", "row"."block_height", "row"."ended_as", -1) AS "part"
			WHERE NOT "has_outputs"("row"."network") AND "is_after_opening"("row"."account_id", "row"."network", "row"."block_height");
	END IF;
	IF "gained" IS NOT NULL OR "lost" IS NOT NULL THEN
		PERFORM "change_balances"("gained" || "lost");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "balance_utxos"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"gained" "balance_part"[];
	"lost" "balance_part"[];
BEGIN
	IF TG_OP <> 'DELETE' THEN
		SELECT array_agg("part") INTO "gained" FROM "added" AS "row",
			LATERAL "output_parts"("row"."account_id", "row"."network", "row"."value_units", "row"."is_change", "row"."block_height", "row"."spent_by", 1) AS "part";
	END IF;
	IF TG_OP <> 'INSERT' THEN
		SELECT array_agg("part") INTO "lost" FROM "removed" AS "row",
			LATERAL "output_parts"("row"."account_id", "row"."network", "row"."value_units", "row"."is_change", "row"."block_height", "row"."spent_by", -1) AS "part";
	END IF;
	IF "gained" IS NOT NULL OR "lost" IS NOT NULL THEN
		PERFORM "change_balances"("gained" || "lost");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The transactions that an opening balance includes count no more while it exists.
CREATE FUNCTION "balance_openings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"factor" integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
	"openings" "balance_part"[];
	"included" "balance_part"[];
BEGIN
	SELECT array_agg(ROW("account_id", "network", "asset_id", "factor" * coalesce("value_units", 0), 0, 0)::"balance_part")
		INTO "openings" FROM "changed";
	SELECT array_agg("part") INTO "included" FROM "changed" AS "opening"
		JOIN "transactions" AS "row" ON "row"."account_id" = "opening"."account_id" AND "row"."block_height" <= "opening"."block_height",
		LATERAL "transaction_parts"("row"."account_id", "row"."network", "row"."asset_id", "row"."type", "row"."value_units", "row"."fee_units", "row"."block_height", "row"."ended_as", -"factor") AS "part"
		WHERE "opening"."asset_id" = "opening"."network";
	PERFORM "change_balances"("openings" || "included");
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "transactions_balanced_insert" AFTER INSERT ON "transactions"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "balance_transactions"();
--> statement-breakpoint
CREATE TRIGGER "transactions_balanced_update" AFTER UPDATE ON "transactions"
	REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "balance_transactions"();
--> statement-breakpoint
CREATE TRIGGER "transactions_balanced_delete" AFTER DELETE ON "transactions"
	REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "balance_transactions"();
--> statement-breakpoint
CREATE TRIGGER "utxos_balanced_insert" AFTER INSERT ON "utxos"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "balance_utxos"();
--> statement-breakpoint
CREATE TRIGGER "utxos_balanced_update" AFTER UPDATE ON "utxos"
	REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "balance_utxos"();
--> statement-breakpoint
CREATE TRIGGER "utxos_balanced_delete" AFTER DELETE ON "utxos"
	REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "balance_utxos"();
--> statement-breakpoint
CREATE TRIGGER "openings_balanced_insert" AFTER INSERT ON "opening_balances"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "balance_openings"();
--> statement-breakpoint
CREATE TRIGGER "openings_balanced_delete" AFTER DELETE ON "opening_balances"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "balance_openings"();
--> statement-breakpoint
-- Last: the triggers keep writers out until all of this is committed, so that nothing is missed.
INSERT INTO "account_balances" ("account_id", "network", "asset_id", "settled_units", "pending_units", "reserved_units")
	SELECT "part"."account_id", min("part"."network"), "part"."asset_id", sum("part"."settled_units"), sum("part"."pending_units"), sum("part"."reserved_units")
	FROM (
		SELECT "part".* FROM "transactions" AS "row"
			LEFT JOIN "opening_balances" AS "opening" ON "opening"."account_id" = "row"."account_id" AND "opening"."asset_id" = "row"."network",
			LATERAL "transaction_parts"("row"."account_id", "row"."network", "row"."asset_id", "row"."type", "row"."value_units", "row"."fee_units", "row"."block_height", "row"."ended_as", 1) AS "part"
			WHERE NOT "has_outputs"("row"."network") AND coalesce("row"."block_height" > "opening"."block_height", true)
		UNION ALL
		SELECT "part".* FROM "utxos" AS "row",
			LATERAL "output_parts"("row"."account_id", "row"."network", "row"."value_units", "row"."is_change", "row"."block_height", "row"."spent_by", 1) AS "part"
		UNION ALL
		SELECT "account_id", "network", "asset_id", coalesce("value_units", 0), 0, 0 FROM "opening_balances"
	) AS "part" GROUP BY 1, 3;
