-- What a paid order means for the books. Each function works at most once for an order, by the key of its journal.

-- The time of all its lines in one journal, each with the expert of its package. Takes the lock of the member's time.
CREATE OR REPLACE FUNCTION credit_order(p_order bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  o orders;
  accounts bigint[];
  amounts bigint[];
BEGIN
  SELECT * INTO STRICT o FROM orders WHERE id = p_order;
  INSERT INTO meters (user_id, client_id, state, charged_until, last_seen, last_activity)
  VALUES (o.user_id, o.client_id, 'ended', app_now(), app_now(), app_now()) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM meters WHERE user_id = o.user_id FOR UPDATE;
  SELECT array_agg(ledger_account(o.client_id, 'SEC', 'user_paid', o.user_id, expert_id) ORDER BY expert_id),
    array_agg(seconds ORDER BY expert_id)
  INTO accounts, amounts
  FROM (SELECT expert_id, sum(seconds) AS seconds FROM order_lines
        WHERE order_id = p_order AND seconds > 0 GROUP BY expert_id) bought;
  IF accounts IS NOT NULL THEN
    PERFORM ledger_post(o.client_id, 'time_bought', 'order:' || p_order, 'order', p_order,
      ledger_account(o.client_id, 'SEC', 'issuance') || accounts,
      -(SELECT sum(a) FROM unnest(amounts) a)::bigint || amounts);
  END IF;
END $$;

-- Its rupiah: what came in and what a voucher took off, against what was sold. Of an account that was erased
-- meanwhile nothing was sold: the money is owed.
CREATE OR REPLACE FUNCTION book_order(p_order bigint, p_owed boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  o orders;
  accounts bigint[];
  amounts bigint[];
BEGIN
  SELECT * INTO STRICT o FROM orders WHERE id = p_order;
  IF p_owed THEN
    accounts := ARRAY[ledger_account(o.client_id, 'IDR', 'gateway_clearing'), ledger_account(o.client_id, 'IDR', 'refund_due')];
    amounts := ARRAY[o.total_payment_rp, -o.total_payment_rp];
  ELSE
    SELECT array_agg(CASE WHEN product_type = 'chat' THEN ledger_account(o.client_id, 'IDR', 'revenue_chat')
        ELSE ledger_account(o.client_id, 'IDR', 'revenue_product', NULL, expert_id) END),
      array_agg(-sold)
    INTO accounts, amounts
    FROM (SELECT product_type, CASE WHEN product_type = 'digital' THEN expert_id END AS expert_id,
            sum(price_rp::bigint * quantity)::bigint AS sold
          FROM order_lines WHERE order_id = p_order GROUP BY 1, 2) lines;
    accounts := accounts || ledger_account(o.client_id, 'IDR', 'gateway_clearing') || ledger_account(o.client_id, 'IDR', 'discount');
    amounts := amounts || o.total_payment_rp::bigint || o.discount_rp::bigint;
  END IF;
  IF EXISTS (SELECT 1 FROM unnest(amounts) a WHERE a <> 0) THEN
    PERFORM ledger_post(o.client_id, 'order_paid', 'order:' || p_order, 'order', p_order, accounts, amounts);
  END IF;
END $$;

-- Takes back what is left of the time that it brought, never more than the member has; answers the seconds that were
-- used already.
CREATE OR REPLACE FUNCTION take_back_order(p_order bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  o orders;
  accounts bigint[];
  amounts bigint[];
  bought bigint;
  taken bigint;
BEGIN
  SELECT * INTO STRICT o FROM orders WHERE id = p_order;
  -- What runs up on the meter is charged first; this takes the lock of the member's time.
  PERFORM meter_settle(o.user_id, false);
  PERFORM 1 FROM meters WHERE user_id = o.user_id FOR UPDATE;
  PERFORM 1 FROM ledger_accounts
  WHERE client_id = o.client_id AND user_id = o.user_id AND kind = 'user_paid' ORDER BY id FOR UPDATE;
  SELECT array_agg(a.id), array_agg(-least(a.balance, p.amount)), sum(p.amount), sum(least(a.balance, p.amount))
  INTO accounts, amounts, bought, taken
  FROM journals j
  JOIN postings p ON p.journal_id = j.id
  JOIN ledger_accounts a ON a.id = p.account_id AND a.kind = 'user_paid'
  WHERE j.client_id = o.client_id AND j.kind = 'time_bought' AND j.ref_type = 'order' AND j.ref_id = p_order;
  IF taken > 0 THEN
    PERFORM ledger_post(o.client_id, 'time_taken_back', 'order:' || p_order, 'order', p_order,
      accounts || ledger_account(o.client_id, 'SEC', 'clawback'), amounts || taken);
  END IF;
  RETURN coalesce(bought - taken, 0);
END $$;

-- The money went back: what was booked when it was paid, turned round.
CREATE OR REPLACE FUNCTION unbook_order(p_order bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  accounts bigint[];
  amounts bigint[];
  client integer;
BEGIN
  SELECT j.client_id, array_agg(p.account_id), array_agg(-p.amount) INTO client, accounts, amounts
  FROM orders o
  JOIN journals j ON j.client_id = o.client_id AND j.kind = 'order_paid' AND j.ref_type = 'order' AND j.ref_id = o.id
  JOIN postings p ON p.journal_id = j.id
  WHERE o.id = p_order GROUP BY 1;
  IF client IS NOT NULL THEN
    PERFORM ledger_post(client, 'order_refunded', 'order:' || p_order, 'order', p_order, accounts, amounts);
  END IF;
END $$;

-- When a gateway is asked about an order next: 2, 10 and 30 minutes after it was made, then each hour until a day
-- after its deadline, for late money, and at the deadline itself, since it is asked once more before an order expires.
CREATE OR REPLACE FUNCTION order_check_at(o orders) RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := app_now();
  due timestamptz;
BEGIN
  IF o.gateway IS NULL OR o.gateway = 'free' THEN
    RETURN NULL;
  END IF;
  -- One that is open is asked about until the gateway has said its last word, however long it is away.
  IF o.state NOT IN ('creating', 'pending') AND (o.state NOT IN ('expired', 'cancelled', 'failed')
    OR o.reversed_at IS NOT NULL OR moment >= o.expires_at + interval '24 hours') THEN
    RETURN NULL;
  END IF;
  due := CASE o.checks
    WHEN 0 THEN o.created_at + interval '2 minutes'
    WHEN 1 THEN o.created_at + interval '10 minutes'
    WHEN 2 THEN o.created_at + interval '30 minutes'
    ELSE moment + interval '1 hour' END;
  due := greatest(due, moment + interval '1 minute');
  RETURN CASE WHEN moment < o.expires_at THEN least(due, o.expires_at) ELSE due END;
END $$;
