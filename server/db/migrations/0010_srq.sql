CREATE TABLE "srq_results" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "srq_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"version" text NOT NULL,
	"result_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "safety_states" ADD COLUMN "check_in_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "srq_results" ADD CONSTRAINT "srq_results_client_id_user_id_users_client_id_id_fk" FOREIGN KEY ("client_id","user_id") REFERENCES "public"."users"("client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "srq_results_member" ON "srq_results" USING btree ("client_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
-- Remembers what the safety layer found. A hold frees from where time was charged up to, so it is stored after settling.
CREATE FUNCTION remember_risk(p_client integer, p_user bigint, p_state jsonb, p_hold_until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_settle(p_user, false);
  INSERT INTO safety_states (user_id, client_id, state, hold_until, hold_from)
  VALUES (p_user, p_client, p_state, p_hold_until, CASE WHEN p_hold_until IS NOT NULL THEN app_now() END)
  ON CONFLICT (user_id) DO UPDATE SET state = excluded.state, hold_until = excluded.hold_until,
    hold_from = CASE WHEN safety_states.hold_until > app_now() THEN safety_states.hold_from ELSE excluded.hold_from END;
END $$;
--> statement-breakpoint
-- What an accepted question does to time, in one step: remembers what the safety layer found, starts the clock.
-- Answers like meter_start. `p_state` null: nothing new to remember.
CREATE OR REPLACE FUNCTION question_start(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, p_state jsonb, p_hold_until timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF p_state IS NOT NULL THEN
    PERFORM remember_risk(p_client, p_user, p_state, p_hold_until);
  END IF;
  RETURN meter_start(p_client, p_user, p_expert, p_conversation);
END $$;
