CREATE TABLE "transaction_counts" (
	"wallet_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"asset_id" text NOT NULL,
	"type" text NOT NULL,
	"is_spam" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "transaction_counts_kind" PRIMARY KEY("wallet_id","account_id","asset_id","type","is_spam")
);
--> statement-breakpoint
ALTER TABLE "transaction_counts" ADD CONSTRAINT "transaction_counts_account" FOREIGN KEY ("wallet_id","account_id") REFERENCES "public"."accounts"("wallet_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "count_added_transactions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "transaction_counts" AS "kept" ("wallet_id", "account_id", "network", "asset_id", "type", "is_spam", "count")
		SELECT "wallet_id", "account_id", "network", "asset_id", "type", "is_spam", count(*)
		FROM "added" GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 4, 5, 6
		ON CONFLICT ("wallet_id", "account_id", "asset_id", "type", "is_spam")
		DO UPDATE SET "count" = "kept"."count" + EXCLUDED."count";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_removed_transactions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "transaction_counts" AS "kept" SET "count" = "kept"."count" - "gone"."count"
		FROM (SELECT "wallet_id", "account_id", "asset_id", "type", "is_spam", count(*) FROM "removed" GROUP BY 1, 2, 3, 4, 5) AS "gone"
		WHERE "kept"."wallet_id" = "gone"."wallet_id" AND "kept"."account_id" = "gone"."account_id" AND "kept"."asset_id" = "gone"."asset_id"
			AND "kept"."type" = "gone"."type" AND "kept"."is_spam" = "gone"."is_spam";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_changed_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "transaction_counts" SET "count" = "count" - 1
		WHERE "wallet_id" = OLD."wallet_id" AND "account_id" = OLD."account_id" AND "asset_id" = OLD."asset_id"
			AND "type" = OLD."type" AND "is_spam" = OLD."is_spam";
	INSERT INTO "transaction_counts" AS "kept" ("wallet_id", "account_id", "network", "asset_id", "type", "is_spam", "count")
		VALUES (NEW."wallet_id", NEW."account_id", NEW."network", NEW."asset_id", NEW."type", NEW."is_spam", 1)
		ON CONFLICT ("wallet_id", "account_id", "asset_id", "type", "is_spam")
		DO UPDATE SET "count" = "kept"."count" + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "transactions_added" AFTER INSERT ON "transactions"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_added_transactions"();
--> statement-breakpoint
CREATE TRIGGER "transactions_removed" AFTER DELETE ON "transactions"
	REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_transactions"();
--> statement-breakpoint
CREATE TRIGGER "transactions_changed" AFTER UPDATE ON "transactions" FOR EACH ROW
	WHEN ((OLD."wallet_id", OLD."account_id", OLD."network", OLD."asset_id", OLD."type", OLD."is_spam")
		IS DISTINCT FROM (NEW."wallet_id", NEW."account_id", NEW."network", NEW."asset_id", NEW."type", NEW."is_spam"))
	EXECUTE FUNCTION "count_changed_transaction"();
--> statement-breakpoint
-- Last: the triggers keep writers out until all of this is committed, so that nothing is missed.
INSERT INTO "transaction_counts" ("wallet_id", "account_id", "network", "asset_id", "type", "is_spam", "count")
	SELECT "wallet_id", "account_id", "network", "asset_id", "type", "is_spam", count(*)
	FROM "transactions" GROUP BY 1, 2, 3, 4, 5, 6;
