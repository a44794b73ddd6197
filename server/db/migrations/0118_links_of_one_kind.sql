-- The button of an event: four columns become one link. A type without an address led nowhere.
ALTER TABLE "activity_events" ADD COLUMN "button_link" jsonb;
UPDATE "activity_events" SET "button_link" = jsonb_strip_nulls(
  CASE "button_link_type"
    WHEN 'WEB_LINK' THEN jsonb_build_object('type', 'WEB_LINK', 'url', "button_link_url", 'openIn', coalesce("button_link_open_in", 'APP'))
    WHEN 'DEEPLINK' THEN jsonb_build_object('type', 'DEEPLINK', 'iosUrl', nullif("button_link_url", ''), 'androidUrl', nullif("button_link_url2", ''))
    WHEN 'PHONE' THEN jsonb_build_object('type', 'PHONE', 'phone', "button_link_url")
    ELSE jsonb_build_object('type', 'EMAIL', 'email', "button_link_url")
  END)
WHERE "button_link_type" IS NOT NULL AND coalesce(nullif("button_link_url", ''), nullif("button_link_url2", '')) IS NOT NULL;
ALTER TABLE "activity_events" DROP COLUMN "button_link_type";
ALTER TABLE "activity_events" DROP COLUMN "button_link_url";
ALTER TABLE "activity_events" DROP COLUMN "button_link_url2";
ALTER TABLE "activity_events" DROP COLUMN "button_link_open_in";
-- The external links of an event: type and one address per language become a link with addresses in other languages.
UPDATE "activity_events" SET "external_links" = (
  SELECT jsonb_agg(
    (r.one - 'type' - 'urls') || jsonb_build_object('link', jsonb_strip_nulls(
      jsonb_build_object(
        'type', r.one->'type',
        CASE r.one->>'type' WHEN 'DEEPLINK' THEN 'iosUrl' WHEN 'PHONE' THEN 'phone' WHEN 'EMAIL' THEN 'email' ELSE 'url' END, r.one->'urls'->'en',
        'openIn', CASE r.one->>'type' WHEN 'WEB_LINK' THEN 'APP' END,
        'urls', (SELECT jsonb_object_agg(u.key, u.value) FROM jsonb_each_text(CASE jsonb_typeof(r.one->'urls') WHEN 'object' THEN r.one->'urls' END) u(key, value)
          WHERE u.key <> 'en' AND u.value <> '')
      )))
    ORDER BY r.place)
  FROM jsonb_array_elements("external_links") WITH ORDINALITY r(one, place))
WHERE jsonb_typeof("external_links") = 'array' AND "external_links" <> '[]';
-- Those of a privilege: type and two addresses; of a deeplink the second one is that for Android.
UPDATE "promotions" SET "external_links" = (
  SELECT jsonb_agg(
    (r.one - 'type' - 'url' - 'url2') || jsonb_build_object('link', jsonb_strip_nulls(
      jsonb_build_object(
        'type', r.one->'type',
        CASE r.one->>'type' WHEN 'DEEPLINK' THEN 'iosUrl' WHEN 'PHONE' THEN 'phone' WHEN 'EMAIL' THEN 'email' ELSE 'url' END, r.one->'url',
        CASE r.one->>'type' WHEN 'DEEPLINK' THEN 'androidUrl' ELSE 'url2' END, CASE r.one->>'url2' WHEN '' THEN NULL ELSE r.one->'url2' END,
        'openIn', CASE r.one->>'type' WHEN 'WEB_LINK' THEN 'APP' END
      )))
    ORDER BY r.place)
  FROM jsonb_array_elements("external_links") WITH ORDINALITY r(one, place))
WHERE jsonb_typeof("external_links") = 'array' AND "external_links" <> '[]';
