DROP INDEX "messages_user_day";--> statement-breakpoint
ALTER TABLE "meters" ADD COLUMN "broken_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_user_day" ON "messages" USING btree ("user_id","created_at") WHERE "messages"."type" = 'answer';
--> statement-breakpoint
-- What a clock that stops at a moment has begun of its next second; nothing where time was not charged up to it.
CREATE FUNCTION broken_ms(p_moment timestamptz, p_charged_until timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_moment - p_charged_until BETWEEN interval '0' AND interval '999 milliseconds'
    THEN floor(extract(epoch FROM p_moment - p_charged_until) * 1000)::integer ELSE 0 END
$$;
--> statement-breakpoint
-- As in 0003; a stopped clock goes on with its broken second.
CREATE OR REPLACE FUNCTION meter_start(p_client integer, p_user bigint, p_expert integer, p_conversation bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  m meters;
  before meters;
  facts meter_facts;
  moment timestamptz;
BEGIN
  INSERT INTO meters (user_id, client_id, state, charged_until, last_seen, last_activity)
  VALUES (p_user, p_client, 'ended', app_now(), app_now(), app_now()) ON CONFLICT DO NOTHING;
  SELECT (settled.m).* INTO before FROM meter_settle(p_user, true) settled;
  moment := app_now();
  PERFORM free_turn(p_client, p_user, wib_day(moment));
  facts := meter_facts(p_client, p_user, p_expert);
  IF facts.free + facts.paid = 0 AND (facts.hold_until IS NULL OR facts.hold_until <= moment) THEN
    RETURN 0;
  END IF;
  UPDATE meters SET
    expert_id = p_expert,
    conversation_id = p_conversation,
    state = 'running',
    reason = NULL,
    -- A running clock keeps its broken second, a stopped one goes on with the one that it had begun; nothing begins
    -- before what was lived through or charged already.
    charged_until = CASE WHEN before.state = 'running' THEN before.charged_until
      ELSE greatest(before.charged_until,
        greatest(moment, before.charged_until, before.last_seen) - make_interval(secs => before.broken_ms / 1000.0)) END,
    broken_ms = 0,
    last_seen = greatest(moment, last_seen),
    last_activity = greatest(moment, last_activity),
    after_answer = NULL
  WHERE user_id = p_user;
  RETURN CASE WHEN facts.hold_until > moment THEN -1 ELSE facts.free + facts.paid END;
END $$;
--> statement-breakpoint
-- As in 0003; the clock that was to stand still does so with the last answer that is being written, in whichever talk:
-- there is one clock, and every answer is paid for.
CREATE OR REPLACE FUNCTION meter_answered(p_user bigint, p_conversation bigint, p_is_read boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_last boolean := NOT EXISTS (SELECT 1 FROM messages WHERE user_id = p_user AND messages.state = 'streaming');
BEGIN
  PERFORM meter_settle(p_user, p_is_read);
  UPDATE meters SET last_activity = greatest(app_now(), last_activity)
  WHERE user_id = p_user AND state = 'running' AND conversation_id = p_conversation AND p_is_read;
  UPDATE meters SET
    state = after_answer,
    reason = CASE after_answer WHEN 'paused' THEN 'member' ELSE 'conversation' END,
    broken_ms = broken_ms(app_now(), charged_until),
    after_answer = NULL
  WHERE user_id = p_user AND state = 'running' AND after_answer IS NOT NULL AND is_last;
END $$;
--> statement-breakpoint
-- As in 0003; an answer that is being written in any talk of the member is waited for.
CREATE OR REPLACE FUNCTION meter_stop(p_user bigint, p_conversation bigint, p_state text, p_reason text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_settle(p_user, true);
  UPDATE meters SET after_answer = p_state
  WHERE user_id = p_user AND conversation_id = p_conversation AND state = 'running'
    AND EXISTS (SELECT 1 FROM messages WHERE user_id = p_user AND messages.state = 'streaming');
  IF NOT FOUND THEN
    UPDATE meters SET
      broken_ms = CASE WHEN state = 'running' THEN broken_ms(app_now(), charged_until) ELSE broken_ms END,
      state = p_state, reason = p_reason
    WHERE user_id = p_user AND conversation_id = p_conversation AND (state = 'running' OR (p_state = 'ended' AND state <> 'ended'));
  END IF;
END $$;
