CREATE TABLE "payment_named_transactions" (
	"payment_id" text NOT NULL,
	"network" text NOT NULL,
	"hash" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_named_transactions_payment_id_network_hash_pk" PRIMARY KEY("payment_id","network","hash")
);
--> statement-breakpoint
ALTER TABLE "payment_named_transactions" ADD CONSTRAINT "payment_named_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_named_transactions_hash" ON "payment_named_transactions" USING btree ("hash");