CREATE OR REPLACE FUNCTION meter_plan(
  p_now timestamptz,
  m meters,
  p_free bigint,
  -- Day of the last grant: null before the first, infinity once it was given for a client that grants only once.
  p_free_day date,
  -- What the turn of the day would grant: the quota, or 0 when the client's pool is too empty.
  p_grant integer,
  p_paid bigint,
  p_hold_until timestamptz,
  -- Time without activity after which the meter pauses; null for the strict clock.
  p_idle interval
) RETURNS meter_plan LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  r meter_plan;
  moment timestamptz := greatest(p_now, m.charged_until);
  upto timestamptz;
  due bigint;
  part bigint;
  charged integer;
  left_free bigint;
BEGIN
  r.charge_from := m.charged_until;
  r.charged_until := m.charged_until;
  r.free_first := 0; r.paid_first := 0; r.free_next := 0; r.paid_next := 0;
  r.free_after := p_free; r.paid_after := p_paid;
  r.state := m.state; r.reason := m.reason;
  IF m.state <> 'running' THEN
    RETURN r;
  END IF;

  -- A safety hold began where time was charged up to; until it ends nothing is charged.
  IF p_hold_until > r.charge_from THEN
    r.charge_from := least(p_hold_until, moment);
  END IF;
  upto := least(moment, m.last_seen + interval '60 seconds');
  IF p_idle IS NOT NULL THEN
    upto := least(upto, m.last_activity + p_idle);
  END IF;
  due := greatest(0, whole_seconds(upto - r.charge_from));

  -- Seconds that begin before midnight belong to the day that ends. At most one turn fits, since a meter
  -- runs at most 60 seconds past its last sign of life.
  part := due;
  IF p_free_day < wib_day(r.charge_from) THEN
    part := 0;
  ELSIF p_free_day = wib_day(r.charge_from) THEN
    part := least(due, ceil(extract(epoch FROM
      ((wib_day(r.charge_from) + 1)::timestamp AT TIME ZONE 'Asia/Jakarta') - r.charge_from))::bigint);
  END IF;
  r.free_first := least(r.free_after, part);
  r.paid_first := least(r.paid_after, part - r.free_first);
  r.free_after := r.free_after - r.free_first;
  r.paid_after := r.paid_after - r.paid_first;
  IF due > part AND r.free_first + r.paid_first = part THEN
    r.turn_day := wib_day(r.charge_from + make_interval(secs => part));
    r.free_after := p_grant;
    r.free_next := least(r.free_after, due - part);
    r.paid_next := least(r.paid_after, due - part - r.free_next);
    r.free_after := r.free_after - r.free_next;
    r.paid_after := r.paid_after - r.paid_next;
  END IF;
  charged := r.free_first + r.paid_first + r.free_next + r.paid_next;
  r.charged_until := r.charge_from + make_interval(secs => charged);
  -- Midnight may have passed without a whole second due since: what the new day brings is time left.
  left_free := CASE WHEN r.turn_day IS NULL AND p_free_day < wib_day(moment) THEN p_grant ELSE r.free_after END;

  IF charged < due OR (left_free + r.paid_after = 0 AND (p_hold_until IS NULL OR p_hold_until <= moment)) THEN
    -- The unpaid overrun is nobody's debt: a later start begins at its own now.
    r.state := 'ended'; r.reason := 'exhausted'; r.charged_until := moment;
  ELSIF moment - m.last_seen > interval '90 seconds' THEN
    r.state := 'paused'; r.reason := 'silence';
  ELSIF p_idle IS NOT NULL AND moment >= m.last_activity + p_idle THEN
    r.state := 'paused'; r.reason := 'idle';
  END IF;
  RETURN r;
END $$;

-- Turns a member's free time to a day: yesterday's rest expires, today's is granted. Once a day; the platform grants
-- it, or the client's pool pays it, all or nothing. The meter row is locked.
CREATE OR REPLACE FUNCTION free_turn(p_client integer, p_user bigint, p_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  quota integer;
  period text;
  payer text;
  last_day date;
  free_account bigint;
  source bigint;
  rest bigint;
  number bigint;
  journal bigint;
BEGIN
  SELECT free_seconds, free_period, funding INTO quota, period, payer FROM clients WHERE id = p_client;
  SELECT max(day) INTO last_day FROM free_grants WHERE user_id = p_user;
  IF last_day IS NOT NULL AND (period = 'once' OR last_day >= p_day) THEN
    RETURN;
  END IF;
  free_account := ledger_account(p_client, 'SEC', 'user_free', p_user);
  SELECT balance, version INTO rest, number FROM ledger_accounts WHERE id = free_account;
  IF rest > 0 THEN
    PERFORM ledger_post(p_client, 'free_expired', p_user || ':' || number, 'user', p_user,
      ARRAY[free_account, ledger_account(p_client, 'SEC', 'expired')], ARRAY[-rest, rest]);
  END IF;
  IF quota = 0 THEN
    RETURN;
  END IF;
  IF payer = 'platform' THEN
    source := ledger_account(p_client, 'SEC', 'trial_source');
  ELSE
    source := ledger_account(p_client, 'SEC', 'client_pool');
    PERFORM 1 FROM ledger_accounts WHERE id = source AND balance >= quota FOR UPDATE;
    IF NOT FOUND THEN
      RETURN;
    END IF;
  END IF;
  journal := ledger_post(p_client, 'free_granted', p_user || ':' || p_day || ':0', 'user', p_user,
    ARRAY[source, free_account], ARRAY[-quota, quota]);
  INSERT INTO free_grants (user_id, day, seq, client_id, seconds, journal_id)
  VALUES (p_user, p_day, 0, p_client, quota, journal);
END $$;

-- In plpgsql, not sql: its plan is kept from call to call.
CREATE OR REPLACE FUNCTION meter_facts(p_client integer, p_user bigint, p_expert integer) RETURNS meter_facts LANGUAGE plpgsql STABLE AS $$
DECLARE
  r meter_facts;
BEGIN
  SELECT
    f.id, coalesce(f.balance, 0),
    CASE WHEN c.free_period = 'day' OR g.day IS NULL THEN g.day ELSE 'infinity'::date END,
    c.free_seconds,
    CASE WHEN c.funding = 'platform' OR pool.balance >= c.free_seconds THEN c.free_seconds ELSE 0 END,
    pool.balance,
    p.id, coalesce(p.balance, 0),
    used.id,
    s.hold_until,
    CASE WHEN c.strict_clock THEN NULL ELSE interval '240 seconds' END
  INTO r
  FROM clients c
  LEFT JOIN LATERAL (SELECT max(day) AS day FROM free_grants WHERE user_id = p_user) g ON true
  LEFT JOIN ledger_accounts f ON f.client_id = p_client AND f.unit = 'SEC' AND f.kind = 'user_free'
    AND f.user_id = p_user AND f.expert_id IS NULL
  LEFT JOIN ledger_accounts p ON p.client_id = p_client AND p.unit = 'SEC' AND p.kind = 'user_paid'
    AND p.user_id = p_user AND p.expert_id = p_expert
  LEFT JOIN ledger_accounts pool ON c.funding = 'pool' AND pool.client_id = p_client AND pool.unit = 'SEC'
    AND pool.kind = 'client_pool' AND pool.user_id IS NULL AND pool.expert_id IS NULL
  LEFT JOIN ledger_accounts used ON used.client_id = p_client AND used.unit = 'SEC' AND used.kind = 'consumed'
    AND used.user_id IS NULL AND used.expert_id IS NULL
  LEFT JOIN safety_states s ON s.user_id = p_user
  WHERE c.id = p_client;
  RETURN r;
END $$;

-- Posts one charge and its span, in one statement: this is what happens each minute for everyone who talks.
CREATE OR REPLACE FUNCTION meter_charge(m meters, p_facts meter_facts, p_from timestamptz, p_free integer, p_paid integer) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  consumed bigint;
  free_account bigint;
BEGIN
  IF p_free + p_paid = 0 THEN
    RETURN;
  END IF;
  consumed := coalesce(p_facts.consumed_account, ledger_account(m.client_id, 'SEC', 'consumed'));
  -- Known unless the day turned a moment ago.
  free_account := coalesce(p_facts.free_account, ledger_account(m.client_id, 'SEC', 'user_free', m.user_id));
  WITH journal AS (
    INSERT INTO journals (client_id, kind, idem_key, ref_type, ref_id)
    VALUES (m.client_id, 'tick', m.user_id || ':' || extract(epoch FROM p_from), 'conversation', m.conversation_id)
    RETURNING id
  ), moved AS (
    UPDATE ledger_accounts a SET balance = a.balance - d.amount, version = a.version + 1
    FROM (VALUES (free_account, p_free), (p_facts.paid_account, p_paid)) d (id, amount)
    WHERE a.id = d.id AND d.amount > 0
    RETURNING a.id, -d.amount AS amount, a.balance, a.version
  ), lines AS (
    INSERT INTO postings (journal_id, seq, account_id, amount, balance_after, account_version)
    SELECT journal.id, row_number() OVER (ORDER BY line.id), line.id, line.amount, line.balance, line.version
    FROM journal, (SELECT * FROM moved UNION ALL SELECT consumed, p_free + p_paid, NULL, NULL) line
  )
  INSERT INTO meter_charges (client_id, user_id, expert_id, conversation_id, span, free_seconds, paid_seconds, journal_id)
  SELECT m.client_id, m.user_id, m.expert_id, m.conversation_id,
    tstzrange(p_from, p_from + make_interval(secs => p_free + p_paid)), p_free, p_paid, journal.id
  FROM journal;
END $$;

-- Charges what is due. `p_alive`: this call is a sign of life. `p_active_in`: the member was active in this conversation,
-- which counts if the meter goes on running for it. Answers the meter after it (null without one), the seconds charged,
-- and what it knows then; nothing of a meter that did not run, whose facts were not needed.
CREATE OR REPLACE FUNCTION meter_settle_knowing(p_user bigint, p_alive boolean, p_active_in bigint, OUT m meters, OUT charged integer, OUT facts meter_facts)
LANGUAGE plpgsql AS $$
DECLARE
  plan meter_plan;
  moment timestamptz;
BEGIN
  charged := 0;
  SELECT * INTO m FROM meters WHERE user_id = p_user FOR UPDATE;
  IF NOT FOUND OR m.state <> 'running' THEN
    RETURN;
  END IF;
  -- After the lock: another tab may have charged past the start of this transaction.
  moment := app_now();
  facts := meter_facts(m.client_id, m.user_id, m.expert_id);
  IF facts.free_day < wib_day(moment) AND facts.pool IS NOT NULL THEN
    -- The day may turn: hold the pool still between plan and grant.
    PERFORM 1 FROM ledger_accounts
    WHERE client_id = m.client_id AND unit = 'SEC' AND kind = 'client_pool' FOR UPDATE;
    facts := meter_facts(m.client_id, m.user_id, m.expert_id);
  END IF;
  plan := meter_plan(moment, m, facts.free, facts.free_day, facts.grantable, facts.paid, facts.hold_until, facts.idle);
  IF plan.free_first + plan.paid_first > 0 THEN
    PERFORM meter_charge(m, facts, plan.charge_from, plan.free_first, plan.paid_first);
  END IF;
  IF plan.turn_day IS NOT NULL THEN
    PERFORM free_turn(m.client_id, m.user_id, plan.turn_day);
    PERFORM meter_charge(m, facts,
      plan.charge_from + make_interval(secs => plan.free_first + plan.paid_first), plan.free_next, plan.paid_next);
    facts := meter_facts(m.client_id, m.user_id, m.expert_id);
  ELSE
    facts.free := plan.free_after;
    facts.paid := plan.paid_after;
  END IF;
  UPDATE meters SET
    charged_until = plan.charged_until,
    state = plan.state,
    reason = plan.reason,
    last_seen = CASE WHEN p_alive THEN greatest(moment, last_seen) ELSE last_seen END,
    last_activity = CASE WHEN plan.state = 'running' AND conversation_id = p_active_in
      THEN greatest(moment, last_activity) ELSE last_activity END
  WHERE user_id = p_user RETURNING * INTO m;
  charged := plan.free_first + plan.paid_first + plan.free_next + plan.paid_next;
END $$;

CREATE OR REPLACE FUNCTION meter_settle(p_user bigint, p_alive boolean, OUT m meters, OUT charged integer) LANGUAGE plpgsql AS $$
DECLARE
  settled record;
BEGIN
  SELECT * INTO settled FROM meter_settle_knowing(p_user, p_alive, NULL);
  m := settled.m;
  charged := settled.charged;
END $$;

-- The meter of a member, settled at a sign of life; made when first used.
CREATE OR REPLACE FUNCTION meter_ready(p_client integer, p_user bigint) RETURNS meters LANGUAGE plpgsql AS $$
DECLARE
  m meters;
BEGIN
  SELECT (settled.m).* INTO m FROM meter_settle(p_user, true) settled;
  IF m.user_id IS NULL THEN
    INSERT INTO meters (user_id, client_id, state, charged_until, last_seen, last_activity)
    VALUES (p_user, p_client, 'ended', app_now(), app_now(), app_now()) ON CONFLICT DO NOTHING;
    SELECT (settled.m).* INTO m FROM meter_settle(p_user, true) settled;
  END IF;
  RETURN m;
END $$;

-- An accepted question: settles, turns the day, starts or resumes with the broken second of a stopped meter. Returns the
-- seconds usable with the expert. 0 means that nothing started and the question must be refused; -1 that talking is
-- free in a safety hold.
CREATE OR REPLACE FUNCTION meter_start(p_client integer, p_user bigint, p_expert integer, p_conversation bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  RETURN meter_begin(p_client, p_user, p_expert, p_conversation, meter_ready(p_client, p_user));
END $$;

-- The same for a meter that was settled a moment ago.
CREATE OR REPLACE FUNCTION meter_begin(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, before meters)
RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  RETURN meter_begin(p_client, p_user, p_expert, p_conversation, before, meter_facts(p_client, p_user, p_expert));
END $$;

-- The same where the facts of the member with this expert are known, too.
CREATE OR REPLACE FUNCTION meter_begin(p_client integer, p_user bigint, p_expert integer, p_conversation bigint, before meters, facts meter_facts)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := app_now();
BEGIN
  -- Otherwise the day has turned already, which free_turn would find out as well.
  IF facts.free_day IS NULL OR facts.free_day < wib_day(moment) THEN
    PERFORM free_turn(p_client, p_user, wib_day(moment));
    facts := meter_facts(p_client, p_user, p_expert);
  END IF;
  IF facts.free + facts.paid = 0 AND (facts.hold_until IS NULL OR facts.hold_until <= moment) THEN
    RETURN 0;
  END IF;
  UPDATE meters SET
    expert_id = p_expert,
    conversation_id = p_conversation,
    state = 'running',
    reason = NULL,
    -- A running meter keeps its broken second, a stopped one goes on with the one that it had begun; nothing begins
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

-- Sign of life of an open chat (C-33). Answers the seconds charged. Never starts or resumes; a running meter
-- goes over to another expert with whom the member has an active conversation and time left.
CREATE OR REPLACE FUNCTION meter_tick(p_user bigint, p_expert integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  before meters;
  settled record;
  facts meter_facts;
  left_free bigint;
  conversation bigint;
BEGIN
  SELECT * INTO before FROM meters WHERE user_id = p_user FOR UPDATE;
  IF NOT FOUND OR before.state <> 'running'
    OR (before.expert_id = p_expert AND app_now() - before.last_seen < interval '5 seconds') THEN
    RETURN 0;
  END IF;
  SELECT (s.m).state, s.charged INTO settled FROM meter_settle_knowing(p_user, true, NULL) s;
  IF settled.state = 'running' AND before.expert_id <> p_expert THEN
    SELECT id INTO conversation FROM conversations
    WHERE client_id = before.client_id AND user_id = p_user AND expert_id = p_expert AND status = 'active' AND deleted_at IS NULL
    ORDER BY start_at DESC LIMIT 1;
    facts := meter_facts(before.client_id, p_user, p_expert);
    left_free := CASE WHEN facts.free_day < wib_day(app_now()) THEN facts.grantable ELSE facts.free END;
    IF conversation IS NOT NULL AND left_free + facts.paid > 0 THEN
      UPDATE meters SET expert_id = p_expert, conversation_id = conversation, after_answer = NULL WHERE user_id = p_user;
    END IF;
  END IF;
  RETURN settled.charged;
END $$;

-- An answer is stored. Whoever was reading it gave a sign of life and was active. A meter that was to stand still does so
-- with the last answer that is being written, in whichever conversation: there is one meter, and every answer is paid for.
CREATE OR REPLACE FUNCTION meter_answered(p_user bigint, p_conversation bigint, p_is_read boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_answered_knowing(p_user, p_conversation, p_is_read);
END $$;

-- The same; answers what meter_settle_knowing knows.
CREATE OR REPLACE FUNCTION meter_answered_knowing(p_user bigint, p_conversation bigint, p_is_read boolean) RETURNS meter_facts LANGUAGE plpgsql AS $$
DECLARE
  settled record;
BEGIN
  SELECT * INTO settled FROM meter_settle_knowing(p_user, p_is_read, CASE WHEN p_is_read THEN p_conversation END);
  IF (settled.m).state = 'running' AND (settled.m).after_answer IS NOT NULL THEN
    UPDATE meters SET
      state = after_answer,
      reason = CASE after_answer WHEN 'paused' THEN 'member' ELSE 'conversation' END,
      broken_ms = broken_ms(app_now(), charged_until),
      after_answer = NULL
    WHERE user_id = p_user
      AND NOT EXISTS (SELECT 1 FROM messages WHERE user_id = p_user AND messages.state = 'streaming');
  END IF;
  RETURN settled.facts;
END $$;

-- Stops the meter of a conversation once no answer is being written in any conversation of the member; otherwise nobody
-- who pauses after each question would ever pay.
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

-- "Jeda", or the page was hidden (C-29): settles; the meter of this conversation stands still.
CREATE OR REPLACE FUNCTION meter_pause(p_user bigint, p_conversation bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_stop(p_user, p_conversation, 'paused', 'member');
END $$;

-- The conversation was ended (C-27): settles to the exact second and ends its meter.
CREATE OR REPLACE FUNCTION meter_end(p_user bigint, p_conversation bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_stop(p_user, p_conversation, 'ended', 'conversation');
END $$;

-- Settles and pauses the meters of members who have gone silent. No sign of life itself.
CREATE OR REPLACE FUNCTION meter_reap(p_limit integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  silent bigint;
  n integer := 0;
BEGIN
  FOR silent IN
    SELECT user_id FROM meters
    WHERE state = 'running' AND last_seen < app_now() - interval '90 seconds'
    ORDER BY last_seen, user_id LIMIT p_limit FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM meter_settle(silent, false);
    n := n + 1;
  END LOOP;
  RETURN n;
END $$;

-- Gives back what was charged within a span, once per key, and no second twice: turns of two talks may wait at
-- the same time. Paid seconds first, since free ones expire.
CREATE OR REPLACE FUNCTION meter_compensate(p_user bigint, p_from timestamptz, p_to timestamptz, p_key text, p_ref_type text, p_ref bigint)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  m meters;
  charge record;
  given integer := 0;
  back integer;
  back_paid integer;
  free_total bigint := 0;
  accounts bigint[] := '{}';
  amounts bigint[] := '{}';
BEGIN
  SELECT * INTO m FROM meters WHERE user_id = p_user FOR UPDATE;
  IF NOT FOUND OR p_to <= p_from
    OR EXISTS (SELECT 1 FROM journals WHERE client_id = m.client_id AND kind = 'compensation' AND idem_key = p_key) THEN
    RETURN 0;
  END IF;
  FOR charge IN
    SELECT c.*, hit, sum(length) OVER (ORDER BY c.span) AS covered, sum(length) OVER () AS covered_in_all
    FROM meter_charges c,
      LATERAL (SELECT tstzmultirange(c.span * tstzrange(p_from, p_to)) - coalesce(c.returned_spans, '{}') AS hit) h,
      LATERAL (SELECT coalesce(sum(extract(epoch FROM upper(part) - lower(part))), 0) AS length FROM unnest(hit) part) l
    WHERE c.user_id = p_user AND c.span && tstzrange(p_from, p_to)
    ORDER BY c.span
  LOOP
    -- Broken seconds add up; less than one in all is nothing.
    EXIT WHEN charge.covered_in_all < 1;
    back := least(floor(charge.covered)::integer - given,
      charge.free_seconds - charge.free_returned + charge.paid_seconds - charge.paid_returned);
    given := given + back;
    back_paid := least(back, charge.paid_seconds - charge.paid_returned);
    UPDATE meter_charges SET
      paid_returned = paid_returned + back_paid, free_returned = free_returned + back - back_paid,
      returned_spans = coalesce(returned_spans, '{}') + charge.hit
    WHERE id = charge.id;
    free_total := free_total + back - back_paid;
    IF back_paid > 0 THEN
      accounts := accounts || ledger_account(m.client_id, 'SEC', 'user_paid', p_user, charge.expert_id);
      amounts := amounts || back_paid::bigint;
    END IF;
  END LOOP;
  IF given > 0 THEN
    PERFORM ledger_post(m.client_id, 'compensation', p_key, p_ref_type, p_ref,
      accounts || ledger_account(m.client_id, 'SEC', 'user_free', p_user) || ledger_account(m.client_id, 'SEC', 'consumed'),
      amounts || free_total || -given::bigint);
  END IF;
  RETURN given;
END $$;

-- `reset_battery` (C-32): fills the member's free time up to the quota, only at 0 with this expert. Answers
-- what happened: filled, not_empty, free_time_used (granted by the platform), pool_empty, reset_limit (three a day).
CREATE OR REPLACE FUNCTION meter_reset(p_client integer, p_user bigint, p_expert integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  facts meter_facts;
  today date;
  used smallint;
  pool bigint;
  journal bigint;
BEGIN
  INSERT INTO meters (user_id, client_id, state, charged_until, last_seen, last_activity)
  VALUES (p_user, p_client, 'ended', app_now(), app_now(), app_now()) ON CONFLICT DO NOTHING;
  PERFORM meter_settle(p_user, true);
  PERFORM 1 FROM meters WHERE user_id = p_user FOR UPDATE;
  today := wib_day(app_now());
  facts := meter_facts(p_client, p_user, p_expert);
  IF facts.paid > 0 OR (facts.free > 0 AND facts.free_day >= today) THEN
    RETURN 'not_empty';
  END IF;
  PERFORM free_turn(p_client, p_user, today);
  facts := meter_facts(p_client, p_user, p_expert);
  IF facts.free > 0 THEN
    RETURN 'filled';
  ELSIF (SELECT funding FROM clients WHERE id = p_client) = 'platform' THEN
    RETURN 'free_time_used';
  END IF;
  SELECT coalesce(max(seq), 0) INTO used FROM free_grants WHERE user_id = p_user AND day = today;
  IF used >= 3 THEN
    RETURN 'reset_limit';
  END IF;
  pool := ledger_account(p_client, 'SEC', 'client_pool');
  PERFORM 1 FROM ledger_accounts WHERE id = pool AND balance >= facts.quota FOR UPDATE;
  IF NOT FOUND OR facts.quota = 0 THEN
    RETURN 'pool_empty';
  END IF;
  journal := ledger_post(p_client, 'free_refilled', p_user || ':' || today || ':' || used + 1, 'user', p_user,
    ARRAY[pool, ledger_account(p_client, 'SEC', 'user_free', p_user)], ARRAY[-facts.quota, facts.quota]);
  INSERT INTO free_grants (user_id, day, seq, client_id, seconds, journal_id)
  VALUES (p_user, today, used + 1, p_client, facts.quota, journal);
  RETURN 'filled';
END $$;

-- The guide answered and costs nothing: the meter stands still until the next question, without what it had begun of a
-- second. There is one meter, at whichever conversation was asked in last.
CREATE OR REPLACE FUNCTION meter_guide(p_user bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM meter_settle(p_user, true);
  UPDATE meters SET state = 'paused', reason = 'guide', broken_ms = 0, after_answer = NULL
  WHERE user_id = p_user AND state = 'running'
    AND NOT EXISTS (SELECT 1 FROM messages WHERE user_id = p_user AND messages.state = 'streaming');
END $$;
