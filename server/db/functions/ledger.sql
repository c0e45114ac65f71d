CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: write a new journal instead', TG_TABLE_NAME;
END $$;

CREATE OR REPLACE FUNCTION check_journal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong text;
BEGIN
  -- Most journals are of seconds alone and balance, which takes no grouping to see.
  IF (
    SELECT count(*) FILTER (WHERE a.unit = 'SEC') = count(*) AND sum(p.amount) = 0
    FROM postings p
    JOIN journals j ON j.id = p.journal_id
    LEFT JOIN ledger_accounts a ON a.id = p.account_id AND a.client_id = j.client_id
    WHERE p.journal_id = NEW.journal_id
  ) THEN
    RETURN NULL;
  END IF;
  SELECT string_agg(format('%s %s', unit, total), ', ') INTO wrong FROM (
    SELECT a.unit, sum(p.amount) AS total
    FROM postings p
    JOIN journals j ON j.id = p.journal_id
    LEFT JOIN ledger_accounts a ON a.id = p.account_id AND a.client_id = j.client_id
    WHERE p.journal_id = NEW.journal_id
    GROUP BY a.unit
    HAVING a.unit IS NULL OR sum(p.amount) <> 0
  ) unbalanced;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'journal % does not balance within one client: %', NEW.journal_id, wrong;
  END IF;
  RETURN NULL;
END $$;

-- So every other posting has to come in the transaction of the first one: a journal that was committed is closed.
CREATE OR REPLACE FUNCTION check_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM postings WHERE journal_id = NEW.journal_id AND seq = 1 AND xmin = NEW.xmin) THEN
    RAISE EXCEPTION 'journal % is closed or has no first posting: write a new journal instead', NEW.journal_id;
  END IF;
  RETURN NULL;
END $$;

-- The account of an owner, made when first used.
CREATE OR REPLACE FUNCTION ledger_account(p_client integer, p_unit text, p_kind text, p_user bigint DEFAULT NULL, p_expert integer DEFAULT NULL)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  found_id bigint;
BEGIN
  LOOP
    SELECT id INTO found_id FROM ledger_accounts
    WHERE client_id = p_client AND unit = p_unit AND kind = p_kind
      AND user_id IS NOT DISTINCT FROM p_user AND expert_id IS NOT DISTINCT FROM p_expert;
    IF FOUND THEN
      RETURN found_id;
    END IF;
    INSERT INTO ledger_accounts (client_id, unit, kind, user_id, expert_id, materialised)
    VALUES (p_client, p_unit, p_kind, p_user, p_expert, p_kind IN ('user_free', 'user_paid', 'client_pool'))
    ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

-- Writes one journal. A repeat of (client, kind, key) moves nothing and answers null; a repeat with other
-- amounts is a fault and raises. Accounts are locked in ascending order of id.
CREATE OR REPLACE FUNCTION ledger_post(p_client integer, p_kind text, p_key text, p_ref_type text, p_ref bigint, p_accounts bigint[], p_amounts bigint[])
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  journal bigint;
  line record;
  n smallint := 0;
  after bigint;
  number bigint;
BEGIN
  INSERT INTO journals (client_id, kind, idem_key, ref_type, ref_id)
  VALUES (p_client, p_kind, p_key, p_ref_type, p_ref)
  ON CONFLICT (client_id, kind, idem_key) DO NOTHING RETURNING id INTO journal;
  IF journal IS NULL THEN
    IF EXISTS (
      SELECT 1
      FROM (SELECT p.account_id, p.amount FROM journals j JOIN postings p ON p.journal_id = j.id
            WHERE j.client_id = p_client AND j.kind = p_kind AND j.idem_key = p_key) stored
      FULL JOIN (SELECT account_id, amount FROM unnest(p_accounts, p_amounts) AS u (account_id, amount) WHERE amount <> 0) given
        USING (account_id, amount)
      WHERE stored.account_id IS NULL OR given.account_id IS NULL
    ) THEN
      RAISE EXCEPTION 'journal key % % was used with other amounts', p_kind, p_key;
    END IF;
    RETURN NULL;
  END IF;
  FOR line IN
    SELECT a.id, a.materialised, u.amount
    FROM unnest(p_accounts, p_amounts) AS u (account_id, amount)
    JOIN ledger_accounts a ON a.id = u.account_id
    WHERE u.amount <> 0
    ORDER BY a.id
  LOOP
    n := n + 1;
    after := NULL;
    number := NULL;
    IF line.materialised THEN
      UPDATE ledger_accounts SET balance = balance + line.amount, version = version + 1
      WHERE id = line.id RETURNING balance, version INTO after, number;
    END IF;
    INSERT INTO postings (journal_id, seq, account_id, amount, balance_after, account_version)
    VALUES (journal, n, line.id, line.amount, after, number);
  END LOOP;
  RETURN journal;
END $$;
