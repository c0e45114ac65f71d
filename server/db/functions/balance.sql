-- Bought or granted seconds with one expert, at most once per key. Null when the key was used before.
CREATE OR REPLACE FUNCTION credit_paid(p_client integer, p_user bigint, p_expert integer, p_seconds bigint, p_key text, p_ref_type text, p_ref bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO meters (user_id, client_id, state, charged_until, last_seen, last_activity)
  VALUES (p_user, p_client, 'ended', app_now(), app_now(), app_now()) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM meters WHERE user_id = p_user FOR UPDATE;
  RETURN ledger_post(p_client, 'time_bought', p_key, p_ref_type, p_ref,
    ARRAY[ledger_account(p_client, 'SEC', 'issuance'), ledger_account(p_client, 'SEC', 'user_paid', p_user, p_expert)],
    ARRAY[-p_seconds, p_seconds]);
END $$;

-- Seconds that the operator puts into a client's pool.
CREATE OR REPLACE FUNCTION fill_pool(p_client integer, p_seconds bigint, p_key text) RETURNS bigint LANGUAGE sql AS $$
  SELECT ledger_post(p_client, 'pool_filled', p_key, 'client', p_client,
    ARRAY[ledger_account(p_client, 'SEC', 'issuance'), ledger_account(p_client, 'SEC', 'client_pool')],
    ARRAY[-p_seconds, p_seconds])
$$;

-- Returns the balance of a member as it is now, with uncharged time and what the turn of the day brings, and whether
-- the client lets the guide cost time. Writes nothing. One row per expert of the client.
CREATE OR REPLACE FUNCTION saldo(p_client integer, p_user bigint)
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

-- Returns the sum of what `saldo` returns for a meter that was settled a moment ago. `p_facts` null: not known. Where
-- seconds are still due, since they are charged at the next sign of life only, it is `saldo` itself that counts.
CREATE OR REPLACE FUNCTION saldo_total(p_client integer, p_user bigint, p_facts meter_facts) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  facts meter_facts := p_facts;
  paid bigint;
BEGIN
  IF EXISTS (SELECT 1 FROM meters
    WHERE user_id = p_user AND state = 'running' AND charged_until < app_now() - interval '1 second') THEN
    RETURN (SELECT coalesce(max(s.free) + sum(s.paid), 0) FROM saldo(p_client, p_user) s);
  END IF;
  IF facts.quota IS NULL THEN
    facts := meter_facts(p_client, p_user, NULL);
  END IF;
  SELECT coalesce(sum(balance), 0) INTO paid FROM ledger_accounts
  WHERE client_id = p_client AND unit = 'SEC' AND kind = 'user_paid' AND user_id = p_user;
  -- Free time is usable with an expert only.
  IF paid = 0 AND NOT EXISTS (SELECT 1 FROM client_experts WHERE client_id = p_client) THEN
    RETURN 0;
  END IF;
  RETURN paid + CASE WHEN facts.free_day IS NULL OR facts.free_day < wib_day(app_now()) THEN facts.grantable ELSE facts.free END;
END $$;

-- C-33 in one round trip: the heartbeat, then the balance that it leaves.
CREATE OR REPLACE FUNCTION tick_saldo(p_client integer, p_user bigint, p_expert integer)
RETURNS TABLE (charged integer, expert_id integer, service text, free bigint, paid bigint, state text, reason text, running_expert integer, server_now timestamptz, guide_charges boolean)
LANGUAGE plpgsql AS $$
DECLARE
  n integer := meter_tick(p_user, p_expert);
BEGIN
  RETURN QUERY SELECT n, s.* FROM saldo(p_client, p_user) s;
END $$;
