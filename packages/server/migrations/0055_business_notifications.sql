CREATE TABLE "business_notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"event" text NOT NULL,
	"object_id" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"notification_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "notification_reads_notification_id_user_id_pk" PRIMARY KEY("notification_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "business_notifications" ADD CONSTRAINT "business_notifications_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_business_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."business_notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_notifications_newest" ON "business_notifications" USING btree ("business_id","livemode","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "business_notifications_end" ON "business_notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_reads_user" ON "notification_reads" USING btree ("user_id");--> statement-breakpoint
-- No form asked for notifications in the app before: a business wants there what it is emailed about.
UPDATE "business_settings" SET "data" = jsonb_set("data", '{rules}', (
	SELECT jsonb_agg("rule" || jsonb_build_object('inApp', "rule"->'byEmail') ORDER BY "place")
	FROM jsonb_array_elements("data"->'rules') WITH ORDINALITY AS "rules"("rule", "place")
)) WHERE "tab" = 'notifications' AND jsonb_array_length("data"->'rules') > 0;
