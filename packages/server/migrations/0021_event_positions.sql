CREATE SEQUENCE "public"."merchant_event_positions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
DROP INDEX "merchant_events_newest";--> statement-breakpoint
ALTER TABLE "merchant_events" ADD COLUMN "position" bigint;--> statement-breakpoint
CREATE INDEX "merchant_events_period" ON "merchant_events" USING btree ("business_id","livemode","created_at");--> statement-breakpoint
CREATE INDEX "merchant_events_listed" ON "merchant_events" USING btree ("business_id","livemode","position") WHERE "merchant_events"."position" is not null;--> statement-breakpoint
CREATE INDEX "merchant_events_unlisted" ON "merchant_events" USING btree ("business_id","livemode","created_at") WHERE "merchant_events"."position" is null;