ALTER TABLE "send_intents" ADD COLUMN "overtaken_height" integer;--> statement-breakpoint
ALTER TABLE "send_intents" ADD COLUMN "overtaken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "utxos" ADD COLUMN "overtaken_send" text;--> statement-breakpoint
CREATE INDEX "utxos_overtaken" ON "utxos" USING btree ("network","overtaken_send") WHERE "utxos"."overtaken_send" is not null;