ALTER TABLE "send_intents" ADD COLUMN "last_height" integer;--> statement-breakpoint
ALTER TABLE "send_intents" ADD COLUMN "refused_at" timestamp with time zone;