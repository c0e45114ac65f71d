ALTER TABLE "safety_events" ALTER COLUMN "categories" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_events" ALTER COLUMN "about" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_events" ALTER COLUMN "rule_ids" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_events" ALTER COLUMN "rules_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_events" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_events" ALTER COLUMN "actions" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_states" ALTER COLUMN "state" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "risk_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "safety_events" ADD COLUMN "is_verdict" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "safety_events" ADD COLUMN "event_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "safety_states" ADD COLUMN "state_sealed" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "safety_events_one_verdict" ON "safety_events" USING btree ("message_id") WHERE "safety_events"."is_verdict";--> statement-breakpoint
UPDATE "safety_events" SET "is_verdict" = true WHERE "source" = 'model';--> statement-breakpoint
-- What a former version, which runs beside this one for a while, remembers in the clear takes the place of what is sealed.
CREATE OR REPLACE FUNCTION remember_risk(p_client integer, p_user bigint, p_state jsonb, p_hold_until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_settle(p_user, false);
  INSERT INTO safety_states (user_id, client_id, state, hold_until, hold_from)
  VALUES (p_user, p_client, p_state, p_hold_until, CASE WHEN p_hold_until IS NOT NULL THEN app_now() END)
  ON CONFLICT (user_id) DO UPDATE SET state = excluded.state, state_sealed = NULL, hold_until = excluded.hold_until,
    hold_from = CASE WHEN safety_states.hold_until > app_now() THEN safety_states.hold_from ELSE excluded.hold_from END;
END $$;
--> statement-breakpoint
-- Remembers what the safety layer found, sealed. A hold frees from where time was charged up to, so it is stored after
-- settling.
CREATE FUNCTION remember_risk(p_client integer, p_user bigint, p_state bytea, p_hold_until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_settle(p_user, false);
  INSERT INTO safety_states (user_id, client_id, state_sealed, hold_until, hold_from)
  VALUES (p_user, p_client, p_state, p_hold_until, CASE WHEN p_hold_until IS NOT NULL THEN app_now() END)
  ON CONFLICT (user_id) DO UPDATE SET state_sealed = excluded.state_sealed, state = NULL, check_in_from = NULL,
    hold_until = excluded.hold_until,
    hold_from = CASE WHEN safety_states.hold_until > app_now() THEN safety_states.hold_from ELSE excluded.hold_from END;
END $$;
--> statement-breakpoint
-- As in 0010 and 0017, with the state sealed.
CREATE FUNCTION question_start(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, p_state bytea, p_hold_until timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF p_state IS NOT NULL THEN
    PERFORM remember_risk(p_client, p_user, p_state, p_hold_until);
  END IF;
  RETURN meter_start(p_client, p_user, p_expert, p_conversation);
END $$;
--> statement-breakpoint
CREATE FUNCTION question_start_free(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, p_state bytea, p_hold_until timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF p_state IS NOT NULL THEN
    PERFORM remember_risk(p_client, p_user, p_state, p_hold_until);
  END IF;
  RETURN question_start_free(p_client, p_user, p_expert, p_conversation, NULL::jsonb, p_hold_until);
END $$;
