-- Options say their place among those of their group.
UPDATE "opc_option_groups" SET "add_ons" = (
  SELECT jsonb_agg(jsonb_build_object('id', o.row -> 'id', 'position', o.place) || o.row ORDER BY o.place)
  FROM jsonb_array_elements("add_ons") WITH ORDINALITY AS o(row, place)
) WHERE jsonb_typeof("add_ons") = 'array' AND "add_ons" <> '[]'::jsonb;
--> statement-breakpoint
UPDATE "opc_item_add_ons" SET "options" = (
  SELECT jsonb_agg(jsonb_build_object('id', o.row -> 'id', 'position', o.place) || o.row ORDER BY o.place)
  FROM jsonb_array_elements("options") WITH ORDINALITY AS o(row, place)
) WHERE jsonb_typeof("options") = 'array' AND "options" <> '[]'::jsonb;
