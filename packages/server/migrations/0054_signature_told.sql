ALTER TABLE "transfers_out" ADD COLUMN "signature_told_at" timestamp with time zone;--> statement-breakpoint
-- Transfers that have waited for long would all be emailed about by the first run.
UPDATE "transfers_out" SET "signature_told_at" = "updated_at" WHERE "kind" <> 'REFUND' AND "status" IN ('SENDING','PARTIAL','FAILED') AND "updated_at" < now() - interval '1 day';--> statement-breakpoint
CREATE INDEX "transfers_out_untold" ON "transfers_out" USING btree ("updated_at") WHERE "transfers_out"."signature_told_at" is null and "transfers_out"."status" in ('SENDING','PARTIAL','FAILED');