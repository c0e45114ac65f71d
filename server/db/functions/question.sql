-- Writes down what the safety layer found, sealed. The caller has settled the meter.
CREATE OR REPLACE FUNCTION store_risk(p_client integer, p_user bigint, p_state bytea, p_hold_until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO safety_states (user_id, client_id, state_sealed, hold_until, hold_from)
  VALUES (p_user, p_client, p_state, p_hold_until, CASE WHEN p_hold_until IS NOT NULL THEN app_now() END)
  ON CONFLICT (user_id) DO UPDATE SET state_sealed = excluded.state_sealed, state = NULL, check_in_from = NULL,
    hold_until = excluded.hold_until,
    hold_from = CASE WHEN safety_states.hold_until > app_now() THEN safety_states.hold_from ELSE excluded.hold_from END;
END $$;

-- Remembers what the safety layer found. A hold frees from where time was charged up to, so it is stored after settling.
CREATE OR REPLACE FUNCTION remember_risk(p_client integer, p_user bigint, p_state bytea, p_hold_until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_settle(p_user, false);
  PERFORM store_risk(p_client, p_user, p_state, p_hold_until);
END $$;

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

-- What an accepted question does to time, in one step: remembers what the safety layer found, starts the meter.
-- Returns what meter_start returns. `p_state` null: nothing new to remember. The meter is settled once; a second time
-- only where a hold begins or goes on, which stops it at this moment.
CREATE OR REPLACE FUNCTION question_start(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, p_state bytea, p_hold_until timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  settled record;
  facts meter_facts;
BEGIN
  IF p_state IS NULL OR p_hold_until IS NOT NULL THEN
    IF p_state IS NOT NULL THEN
      PERFORM remember_risk(p_client, p_user, p_state, p_hold_until);
    END IF;
    RETURN meter_start(p_client, p_user, p_expert, p_conversation);
  END IF;
  SELECT * INTO settled FROM meter_settle_knowing(p_user, true, NULL);
  PERFORM store_risk(p_client, p_user, p_state, NULL);
  IF (settled.m).user_id IS NULL THEN
    RETURN meter_begin(p_client, p_user, p_expert, p_conversation, meter_ready(p_client, p_user));
  ELSIF (settled.m).expert_id IS DISTINCT FROM p_expert OR (settled.facts).quota IS NULL THEN
    RETURN meter_begin(p_client, p_user, p_expert, p_conversation, settled.m);
  END IF;
  -- No hold stands any more, as was just stored.
  facts := settled.facts;
  facts.hold_until := NULL;
  RETURN meter_begin(p_client, p_user, p_expert, p_conversation, settled.m, facts);
END $$;

-- The same for a former version, which runs beside this one during a roll-out and remembers in the clear.
CREATE OR REPLACE FUNCTION question_start(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, p_state jsonb, p_hold_until timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF p_state IS NOT NULL THEN
    PERFORM remember_risk(p_client, p_user, p_state, p_hold_until);
  END IF;
  RETURN meter_start(p_client, p_user, p_expert, p_conversation);
END $$;

-- An accepted question in a conversation that costs no time: as question_start, but its meter does not run. Returns -1.
CREATE OR REPLACE FUNCTION question_start_free(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, p_state bytea, p_hold_until timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF p_state IS NOT NULL THEN
    PERFORM remember_risk(p_client, p_user, p_state, p_hold_until);
  END IF;
  RETURN question_start_free(p_client, p_user, p_expert, p_conversation, NULL::jsonb, p_hold_until);
END $$;

-- The same for a former version; the one above ends here too.
CREATE OR REPLACE FUNCTION question_start_free(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, p_state jsonb, p_hold_until timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF p_state IS NOT NULL THEN
    PERFORM remember_risk(p_client, p_user, p_state, p_hold_until);
  END IF;
  INSERT INTO meters (user_id, client_id, state, charged_until, last_seen, last_activity)
  VALUES (p_user, p_client, 'ended', app_now(), app_now(), app_now()) ON CONFLICT DO NOTHING;
  PERFORM meter_settle(p_user, true);
  UPDATE meters SET
    broken_ms = CASE WHEN state = 'running' THEN broken_ms(app_now(), charged_until) ELSE broken_ms END,
    expert_id = p_expert, conversation_id = p_conversation, state = 'paused', reason = 'guide', after_answer = NULL
  WHERE user_id = p_user;
  RETURN -1;
END $$;

-- An accepted question: the time that it starts, its row, and that of the answer to be written to it. Seconds as
-- question_start returns them; where they are 0 nothing was written, and the question must be refused.
CREATE OR REPLACE FUNCTION question_begin(
  p_client integer,
  p_user bigint,
  p_expert integer,
  p_conversation bigint,
  p_free boolean,
  p_state bytea,
  p_hold_until timestamptz,
  p_question bytea,
  p_message_id text,
  p_edit_of bigint,
  p_answer bytea,
  p_risk bytea,
  p_writer text,
  p_at timestamptz
) RETURNS TABLE (seconds_left bigint, question_id bigint, answer_id bigint) LANGUAGE plpgsql AS $$
BEGIN
  -- A block of its own: where it fails for want of time, what it wrote is undone, so that the commit may come with the
  -- call.
  BEGIN
    IF p_free THEN
      seconds_left := question_start_free(p_client, p_user, p_expert, p_conversation, p_state, p_hold_until);
    ELSE
      seconds_left := question_start(p_client, p_user, p_expert, p_conversation, p_state, p_hold_until);
    END IF;
    IF seconds_left = 0 THEN
      RAISE EXCEPTION 'no time is left' USING ERRCODE = 'AL001';
    END IF;
    INSERT INTO messages (client_id, user_id, conversation_id, type, state, body_sealed, message_id, edit_of, created_at)
    VALUES (p_client, p_user, p_conversation, 'question', 'complete', p_question, p_message_id, p_edit_of, p_at)
    RETURNING id INTO question_id;
    INSERT INTO messages (client_id, user_id, conversation_id, type, state, body_sealed, question_id, risk_sealed,
      created_at, writer, heartbeat_at)
    VALUES (p_client, p_user, p_conversation, 'answer', 'streaming', p_answer, question_begin.question_id, p_risk,
      p_at, p_writer, p_at)
    RETURNING id INTO answer_id;
  EXCEPTION WHEN SQLSTATE 'AL001' THEN
    seconds_left := 0;
  END;
  RETURN NEXT;
END $$;
