CREATE TABLE "pictures" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "pictures_size" CHECK (octet_length("pictures"."bytes") between 1 and 262144)
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE cascade ON UPDATE no action;