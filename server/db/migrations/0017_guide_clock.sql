ALTER TABLE "clients" ADD COLUMN "guide_charges" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- The guide answered and costs nothing: the clock stands still until the next question, without what it had begun of a
-- second. There is one clock, at whichever talk was asked in last.
CREATE FUNCTION meter_guide(p_user bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_settle(p_user, true);
  UPDATE meters SET state = 'paused', reason = 'guide', broken_ms = 0, after_answer = NULL
  WHERE user_id = p_user AND state = 'running'
    AND NOT EXISTS (SELECT 1 FROM messages WHERE user_id = p_user AND messages.state = 'streaming');
END $$;
--> statement-breakpoint
-- An accepted question in a talk that costs no time: as question_start, but its clock does not run. Answers -1.
CREATE FUNCTION question_start_free(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, p_state jsonb, p_hold_until timestamptz)
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
--> statement-breakpoint
DROP FUNCTION tick_saldo(integer, bigint, integer);
--> statement-breakpoint
DROP FUNCTION saldo(integer, bigint);
--> statement-breakpoint
-- As in 0003; whether the client lets the guide cost time is told.
CREATE FUNCTION saldo(p_client integer, p_user bigint)
RETURNS TABLE (expert_id integer, service text, free bigint, paid bigint, state text, reason text, running_expert integer, server_now timestamptz, guide_charges boolean)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  m meters;
  facts meter_facts;
  plan meter_plan;
  moment timestamptz := app_now();
BEGIN
  SELECT * INTO m FROM meters WHERE user_id = p_user;
  facts := meter_facts(p_client, p_user, m.expert_id);
  IF m.state = 'running' THEN
    plan := meter_plan(moment, m, facts.free, facts.free_day, facts.grantable, facts.paid, facts.hold_until, facts.idle);
    facts.free := plan.free_after;
    IF plan.turn_day IS NOT NULL THEN
      facts.free_day := plan.turn_day;
      -- This turn takes from the pool before another day's could.
      facts.pool := facts.pool - facts.grantable;
      facts.grantable := CASE WHEN facts.pool < facts.quota THEN 0 ELSE facts.grantable END;
    END IF;
  END IF;
  IF facts.free_day IS NULL OR facts.free_day < wib_day(moment) THEN
    facts.free := facts.grantable;
  END IF;
  RETURN QUERY
    SELECT e.id, s.name, facts.free,
      CASE WHEN m.state = 'running' AND e.id = m.expert_id THEN plan.paid_after ELSE coalesce(a.balance, 0) END,
      CASE WHEN facts.hold_until > moment THEN 'held' ELSE coalesce(plan.state, m.state, 'idle') END,
      coalesce(plan.reason, m.reason),
      CASE WHEN coalesce(plan.state, m.state) = 'running' THEN m.expert_id END,
      moment,
      c.guide_charges
    FROM experts e
    JOIN clients c ON c.id = p_client
    JOIN services s ON s.id = e.service_id
    LEFT JOIN client_experts ce ON ce.expert_id = e.id AND ce.client_id = p_client
    LEFT JOIN ledger_accounts a ON a.client_id = p_client AND a.unit = 'SEC' AND a.kind = 'user_paid'
      AND a.user_id = p_user AND a.expert_id = e.id
    WHERE ce.client_id IS NOT NULL OR a.balance > 0
    ORDER BY ce.position NULLS LAST, e.id;
END $$;
--> statement-breakpoint
CREATE FUNCTION tick_saldo(p_client integer, p_user bigint, p_expert integer)
RETURNS TABLE (charged integer, expert_id integer, service text, free bigint, paid bigint, state text, reason text, running_expert integer, server_now timestamptz, guide_charges boolean)
LANGUAGE plpgsql AS $$
DECLARE
  n integer := meter_tick(p_user, p_expert);
BEGIN
  RETURN QUERY SELECT n, s.* FROM saldo(p_client, p_user) s;
END $$;
