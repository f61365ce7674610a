ALTER TABLE "transfers_out" ADD COLUMN "claim_mailed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "transfers_out" SET "claim_mailed_at" = "created_at"
WHERE "status" = 'AWAITING_ADDRESS' AND "payment_id" IN (
  SELECT "payments"."id" FROM "payments"
  INNER JOIN "customers" ON "customers"."id" = "payments"."customer_id"
  WHERE "customers"."email" IS NOT NULL AND "customers"."created_at" <= "transfers_out"."created_at"
);
