-- Numbers that were answered before: each is counted by what it was, with three digits that count, as answers are from now on.
INSERT INTO "result_tallies" ("entity", "record_id", "question", "value", "day", "company_id", "count", "total")
SELECT a."entity", a."record_id", a."question", trim_scale(CASE WHEN a."number" = 0 THEN 0 ELSE round(a."number", 2 - floor(log(abs(a."number")))::int) END)::text,
  a."day", a."company_id", count(*), 0
FROM (
  SELECT r."entity", r."record_id", one->>'id' AS "question", (one->>'value')::numeric AS "number", r."day", r."company_id"
  FROM (
    SELECT 'poll-forms' AS "entity", "poll_form_id" AS "record_id", "day", coalesce("tenant_id", 0) AS "company_id", "answers" FROM "poll_form_responses"
    UNION ALL
    SELECT 'survey-forms', "survey_form_id", "day", coalesce("tenant_id", 0), "answers" FROM "survey_form_responses"
  ) r CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(r."answers") WHEN 'array' THEN r."answers" ELSE '[]' END) one
  WHERE one->>'type' = 'NUMBER' AND jsonb_typeof(one->'value') = 'number' AND r."record_id" IS NOT NULL AND r."day" IS NOT NULL
) a
GROUP BY 1, 2, 3, 4, 5, 6
ON CONFLICT DO NOTHING;
