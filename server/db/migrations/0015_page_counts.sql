CREATE TABLE "page_counts" (
	"client_id" integer NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"visits" bigint NOT NULL,
	CONSTRAINT "page_counts_client_id_day_page_pk" PRIMARY KEY("client_id","day","page"),
	CONSTRAINT "page_counts_visits" CHECK ("page_counts"."visits" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_counts" ADD CONSTRAINT "page_counts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;