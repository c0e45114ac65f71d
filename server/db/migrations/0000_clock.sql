CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- The one clock of the application. Production reads the real time. A connection of the test
-- suite sets alma.test_clock; only for it the table test_clock counts, which the suite creates: an offset, and
-- a moment at which time stands still where a test says so.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE plpgsql VOLATILE PARALLEL RESTRICTED AS $$
BEGIN
  IF current_setting('alma.test_clock', true) = 'on' THEN
    RETURN (SELECT coalesce(stopped_at, clock_timestamp()) + shift FROM test_clock);
  END IF;
  RETURN clock_timestamp();
END $$;
--> statement-breakpoint
-- Calendar day in Jakarta: free time renews at its midnight.
CREATE FUNCTION wib_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (moment AT TIME ZONE 'Asia/Jakarta')::date;
--> statement-breakpoint
CREATE FUNCTION whole_seconds(length interval) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN floor(extract(epoch FROM length))::bigint;
