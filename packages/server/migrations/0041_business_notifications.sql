ALTER TABLE "webhook_endpoints" ADD COLUMN "is_failing_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "business_settings" SET "data" = "data" - 'rules' WHERE "tab" = 'notifications';
