ALTER TABLE "activity_event_time_slots" ADD COLUMN "start_at" timestamp(3) with time zone;
ALTER TABLE "activity_event_time_slots" ADD COLUMN "end_at" timestamp(3) with time zone;
-- Of an hour that comes twice the first is meant; PostgreSQL takes the second.
UPDATE "activity_event_time_slots" s SET
  "start_at" = CASE WHEN (t.starts - interval '1 hour') AT TIME ZONE t.zone = t.wall_start THEN t.starts - interval '1 hour' ELSE t.starts END,
  "end_at" = CASE WHEN (t.ends - interval '1 hour') AT TIME ZONE t.zone = t.wall_end THEN t.ends - interval '1 hour' ELSE t.ends END
FROM (
  SELECT x.id, c.time_zone AS zone, x.session_date + x.start_time AS wall_start, x.session_date + x.end_time AS wall_end,
    (x.session_date + x.start_time) AT TIME ZONE c.time_zone AS starts, (x.session_date + x.end_time) AT TIME ZONE c.time_zone AS ends
  FROM "activity_event_time_slots" x JOIN "office_centres" c ON c.id = x.office_centre_id) t
WHERE t.id = s.id;
