ALTER TABLE "sandbox_ledgers" ADD COLUMN "fee_spike_factor" integer;--> statement-breakpoint
ALTER TABLE "sandbox_ledgers" ADD COLUMN "fee_spike_until" timestamp with time zone;