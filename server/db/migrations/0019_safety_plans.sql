CREATE TABLE "safety_plans" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"version" integer NOT NULL,
	"plan_sealed" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "safety_plans" ADD CONSTRAINT "safety_plans_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE no action ON UPDATE no action;