CREATE TABLE "payment_mails" (
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"mail_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_mails_payment_id_kind_pk" PRIMARY KEY("payment_id","kind"),
	CONSTRAINT "payment_mails_mail_id_unique" UNIQUE("mail_id"),
	CONSTRAINT "payment_mails_kind" CHECK ("payment_mails"."kind" in ('UNDERPAID','OVERPAID','LATE','WRONG_ASSET','INVALID','LOST'))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_language" text;--> statement-breakpoint
ALTER TABLE "payment_mails" ADD CONSTRAINT "payment_mails_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;