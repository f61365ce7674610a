CREATE INDEX "transfer_parts_intent" ON "transfer_parts" USING btree ("intent_id");--> statement-breakpoint
-- Reasons were English sentences, which no page can translate.
UPDATE "webhook_endpoints" SET "disabled_reason" = CASE "disabled_reason" WHEN 'The receiver answered 410 Gone.' THEN 'RECEIVER_GONE' ELSE 'NOTHING_ACCEPTED' END WHERE "disabled_reason" IS NOT NULL;
