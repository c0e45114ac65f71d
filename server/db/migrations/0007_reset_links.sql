ALTER TABLE "email_tokens" ADD COLUMN "session_id" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT app_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_tokens_session" ON "email_tokens" USING btree ("session_id");--> statement-breakpoint
-- Sessions that are open now were opened by signing in.
UPDATE "sessions" SET "confirmed_at" = "created_at";
