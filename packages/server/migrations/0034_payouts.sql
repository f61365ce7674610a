ALTER TABLE "transfer_parts" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "transfer_parts_purse" ON "transfer_parts" USING btree ("purse_id");
