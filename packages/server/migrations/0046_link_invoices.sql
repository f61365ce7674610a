CREATE TABLE "link_invoice_mails" (
	"invoice_id" text NOT NULL,
	"kind" text NOT NULL,
	"step" integer NOT NULL,
	"state" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_invoice_mails_invoice_id_kind_step_pk" PRIMARY KEY("invoice_id","kind","step"),
	CONSTRAINT "link_invoice_mails_mail_id_unique" UNIQUE("mail_id"),
	CONSTRAINT "link_invoice_mails_kind" CHECK ("link_invoice_mails"."kind" in ('INVOICE','REMINDER')),
	CONSTRAINT "link_invoice_mails_state" CHECK ("link_invoice_mails"."state" in ('QUEUED','SENT','REFUSED','STOPPED','NO_EMAIL','DROPPED'))
);
--> statement-breakpoint
CREATE TABLE "link_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"customer_id" text NOT NULL,
	"link_id" text NOT NULL,
	"schedule_id" text,
	"scheduled_on" text,
	"language" text NOT NULL,
	"send_on" text NOT NULL,
	"due_on" text,
	"reminders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"reminded_to" integer,
	"sent_on" text,
	"sent_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"stop_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_invoices_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "link_invoices_stop_token_unique" UNIQUE("stop_token"),
	CONSTRAINT "link_invoices_schedule" CHECK (("link_invoices"."schedule_id" is null) = ("link_invoices"."scheduled_on" is null)),
	CONSTRAINT "link_invoices_sent" CHECK (("link_invoices"."sent_on" is null) = ("link_invoices"."sent_at" is null))
);
--> statement-breakpoint
CREATE TABLE "link_schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"note" text,
	"price" numeric(38, 18) NOT NULL,
	"price_currency" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asset_ids" jsonb,
	"language" text NOT NULL,
	"frequency" text NOT NULL,
	"start_on" text NOT NULL,
	"end_on" text,
	"due_days" integer,
	"reminders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_schedules_status" CHECK ("link_schedules"."status" in ('ACTIVE','PAUSED','ENDED','CANCELLED')),
	CONSTRAINT "link_schedules_price" CHECK ("link_schedules"."price" > 0),
	CONSTRAINT "link_schedules_next" CHECK ("link_schedules"."next_at" is null or "link_schedules"."status" = 'ACTIVE')
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "invoices_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "link_invoice_mails" ADD CONSTRAINT "link_invoice_mails_invoice_id_link_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."link_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_invoices" ADD CONSTRAINT "link_invoices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_invoices" ADD CONSTRAINT "link_invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_invoices" ADD CONSTRAINT "link_invoices_link_id_payment_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_invoices" ADD CONSTRAINT "link_invoices_schedule_id_link_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."link_schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_schedules" ADD CONSTRAINT "link_schedules_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_schedules" ADD CONSTRAINT "link_schedules_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_schedules" ADD CONSTRAINT "link_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_invoices_newest" ON "link_invoices" USING btree ("business_id","livemode","created_at");--> statement-breakpoint
CREATE INDEX "link_invoices_customer" ON "link_invoices" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "link_invoices_occurrence" ON "link_invoices" USING btree ("schedule_id","scheduled_on");--> statement-breakpoint
CREATE INDEX "link_invoices_due" ON "link_invoices" USING btree ("next_at") WHERE "link_invoices"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "link_schedules_newest" ON "link_schedules" USING btree ("business_id","livemode","created_at");--> statement-breakpoint
CREATE INDEX "link_schedules_customer" ON "link_schedules" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "link_schedules_due" ON "link_schedules" USING btree ("next_at") WHERE "link_schedules"."next_at" is not null;