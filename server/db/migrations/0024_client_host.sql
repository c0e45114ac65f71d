ALTER TABLE "clients" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_host_unique" UNIQUE("host");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_host" CHECK ("clients"."host" ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$');