ALTER TABLE "refund_psbts" ADD COLUMN "first_inputs" text[];--> statement-breakpoint
UPDATE "refund_psbts" SET "first_inputs" = "inputs";--> statement-breakpoint
ALTER TABLE "refund_psbts" ALTER COLUMN "first_inputs" SET NOT NULL;
