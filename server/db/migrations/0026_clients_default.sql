ALTER TABLE "clients" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "funding" text DEFAULT 'pool' NOT NULL;--> statement-breakpoint
-- Until now the client with id 1 was the default one, and the platform granted its members their free time.
UPDATE "clients" SET "is_default" = true, "funding" = 'platform' WHERE "id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_default" ON "clients" USING btree ("is_default") WHERE "clients"."is_default";--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_funding" CHECK ("clients"."funding" in ('platform', 'pool'));