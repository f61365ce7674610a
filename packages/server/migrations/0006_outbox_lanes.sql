DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lane" text;--> statement-breakpoint
UPDATE "outbox" SET "lane" = coalesce(
  (SELECT 'broadcast-' || i."network" FROM "send_intents" i WHERE "outbox"."kind" = 'broadcast' AND i."id"::text = "outbox"."payload"->>'intentId'),
  "outbox"."kind"
);--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "lane" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("lane","next_attempt_at") WHERE "outbox"."done_at" is null;
