-- The one clock of the application. Production reads the real time. A connection of the test
-- suite sets alma.test_clock; only for it the table test_clock counts, which the suite creates: an offset, and
-- a moment at which time stands still where a test says so.
CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE plpgsql VOLATILE PARALLEL RESTRICTED AS $$
BEGIN
  IF current_setting('alma.test_clock', true) = 'on' THEN
    RETURN (SELECT coalesce(stopped_at, clock_timestamp()) + shift FROM test_clock);
  END IF;
  RETURN clock_timestamp();
END $$;

-- Calendar day in Jakarta: free time renews at its midnight.
CREATE OR REPLACE FUNCTION wib_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (moment AT TIME ZONE 'Asia/Jakarta')::date;

CREATE OR REPLACE FUNCTION whole_seconds(length interval) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(extract(epoch FROM length))::bigint;

-- What a clock that stops at a moment has begun of its next second; nothing where time was not charged up to it.
CREATE OR REPLACE FUNCTION broken_ms(p_moment timestamptz, p_charged_until timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_moment - p_charged_until BETWEEN interval '0' AND interval '999 milliseconds'
    THEN floor(extract(epoch FROM p_moment - p_charged_until) * 1000)::integer ELSE 0 END
$$;
