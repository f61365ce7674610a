ALTER TABLE "payment_transfers" DROP CONSTRAINT "payment_transfers_inbox_state";--> statement-breakpoint
ALTER TABLE "transfers_out" DROP CONSTRAINT "transfers_out_kind";--> statement-breakpoint
ALTER TABLE "transfers_out" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers_out" ADD COLUMN "claim_email" text;--> statement-breakpoint
ALTER TABLE "transfers_out" ADD CONSTRAINT "transfers_out_transfer_id_payment_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."payment_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfers_out_transfer" ON "transfers_out" USING btree ("transfer_id");--> statement-breakpoint
ALTER TABLE "payment_transfers" ADD CONSTRAINT "payment_transfers_inbox_state" CHECK ("payment_transfers"."unmatched_state" in ('OPEN','ASSIGNED','REFUNDED','IGNORED') and ("payment_transfers"."payment_id" is not null or "payment_transfers"."unmatched_state" is not null));--> statement-breakpoint
ALTER TABLE "transfers_out" ADD CONSTRAINT "transfers_out_claim_email" CHECK ("transfers_out"."claim_email" is null or ("transfers_out"."transfer_id" is not null and "transfers_out"."claim_token_hash" is not null));--> statement-breakpoint
ALTER TABLE "transfers_out" ADD CONSTRAINT "transfers_out_kind" CHECK (num_nonnulls("transfers_out"."payment_id", "transfers_out"."transfer_id") = case when "transfers_out"."kind" = 'REFUND' then 1 else 0 end);