CREATE TABLE "report_parts" (
	"report_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "report_parts_report_id_number_pk" PRIMARY KEY("report_id","number")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"livemode" boolean NOT NULL,
	"type" text NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"timezone" text NOT NULL,
	"currency" text,
	"requested_by" uuid NOT NULL,
	"link_key" "bytea" NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"after_at" timestamp with time zone,
	"after_id" text,
	"preview" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"totals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "reports_status" CHECK ("reports"."status" in ('QUEUED','RUNNING','READY','FAILED','EXPIRED')),
	CONSTRAINT "reports_format" CHECK ("reports"."format" in ('CSV','JSON'))
);
--> statement-breakpoint
ALTER TABLE "report_parts" ADD CONSTRAINT "report_parts_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("business_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "reports_end" ON "reports" USING btree ("expires_at") WHERE "reports"."status" = 'READY';