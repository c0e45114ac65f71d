CREATE TABLE "cart_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"notes" text DEFAULT '-' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "cart_items_product" UNIQUE("client_id","user_id","product_id"),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 99)
);
--> statement-breakpoint
DROP INDEX "messages_answer";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "title_by" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edit_of" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_idle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_deleted" ON "conversations" USING btree ("deleted_at") WHERE "conversations"."deleted_at" is not null and "conversations"."purged_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_answer" ON "messages" USING btree ("question_id") WHERE "messages"."type" = 'answer' and "messages"."continue_of" is null and "messages"."replaced_at" is null;