-- Gives back the wait for the first words beyond 3 seconds, or the whole turn if it was interrupted or is free, as when
-- the guide answered instead of the configured model; once.
CREATE OR REPLACE FUNCTION answer_give_back(a messages, p_free boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_whole boolean := a.state = 'interrupted' OR p_free;
  begins timestamptz := CASE WHEN is_whole THEN a.created_at ELSE a.created_at + interval '3 seconds' END;
  ends timestamptz := CASE WHEN is_whole THEN a.finished_at ELSE coalesce(a.first_token_at, a.finished_at) END;
BEGIN
  IF ends > begins THEN
    PERFORM meter_compensate(a.user_id, begins, ends, 'answer:' || a.id, 'message', a.id);
  END IF;
END $$;

-- The end of an answer in one step: its row, the time of its turn, what has to be given back. No row if another server
-- considered the answer lost and closed it. A repeat with the same sealed text, after an attempt of which nobody knows
-- how it ended, changes nothing and returns what was stored.
CREATE OR REPLACE FUNCTION answer_store(
  p_client integer,
  p_user bigint,
  p_answer bigint,
  p_writer text,
  p_state text,
  p_body bytea,
  p_attached bytea,
  p_products integer[],
  -- Whether products and a rating are due, unless the member showed a danger within `p_no_offers`: asked here, since
  -- another conversation may have shown one meanwhile.
  p_offers boolean,
  p_no_offers interval,
  p_rates boolean,
  p_thumb boolean,
  p_answered_by text,
  p_persona smallint,
  p_since_first interval,
  p_is_read boolean,
  p_free boolean
) RETURNS TABLE (answer messages, is_new boolean, total_saldo bigint) LANGUAGE plpgsql AS $$
DECLARE
  quiet_from timestamptz := app_now() - p_no_offers;
  offers boolean := p_offers AND NOT EXISTS (
    SELECT 1 FROM safety_events e
    WHERE e.client_id = p_client AND e.user_id = p_user AND e.level >= 2 AND e.created_at > quiet_from);
  facts meter_facts;
BEGIN
  UPDATE messages m SET
    state = p_state,
    body_sealed = p_body,
    attached_sealed = p_attached,
    product_ids = CASE WHEN offers THEN p_products ELSE '{}' END,
    -- Once per conversation.
    has_rating = offers AND p_rates AND NOT EXISTS (
      SELECT 1 FROM messages o WHERE o.conversation_id = m.conversation_id AND o.has_rating AND o.replaced_at IS NULL),
    has_thumb = p_thumb,
    answered_by = p_answered_by,
    persona_version = p_persona,
    first_token_at = app_now() - p_since_first,
    finished_at = app_now()
  WHERE m.id = p_answer AND m.client_id = p_client AND m.state = 'streaming' AND m.writer = p_writer
  RETURNING m.* INTO answer;
  is_new := FOUND;
  IF is_new THEN
    facts := meter_answered_knowing(p_user, answer.conversation_id, p_is_read);
    PERFORM answer_give_back(answer, p_free);
    -- What was given back is not among the facts.
    IF p_free OR p_state = 'interrupted'
      OR coalesce(answer.first_token_at, answer.finished_at) > answer.created_at + interval '3 seconds' THEN
      facts := NULL;
    END IF;
    IF p_free THEN
      PERFORM meter_guide(p_user);
    END IF;
    total_saldo := saldo_total(p_client, p_user, facts);
  ELSE
    SELECT m.* INTO answer FROM messages m
    WHERE m.id = p_answer AND m.client_id = p_client AND m.state = p_state AND m.body_sealed = p_body;
    IF NOT FOUND THEN
      RETURN;
    END IF;
    SELECT coalesce(max(s.free) + sum(s.paid), 0) INTO total_saldo FROM saldo(p_client, p_user) s;
  END IF;
  RETURN NEXT;
END $$;
