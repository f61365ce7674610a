ALTER TABLE "payments" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "payments" SET "answers" = (SELECT jsonb_agg(jsonb_build_object('name', "key", 'label', "key", 'type', 'text', 'value', "value") ORDER BY "key") FROM jsonb_each_text("payments"."fields")) WHERE "payments"."fields" <> '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "fields";
