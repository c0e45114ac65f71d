ALTER TABLE "clients" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "contact_url" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "landing" jsonb DEFAULT '{"demo":false,"partners":[],"reviews":[]}'::jsonb NOT NULL;