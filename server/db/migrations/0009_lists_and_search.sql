CREATE TABLE "lists" (
	"list" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_texts" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"sort_title" text NOT NULL,
	"titles" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_texts_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
DROP INDEX "applications_vacancy";--> statement-breakpoint
CREATE INDEX "search_texts_words" ON "search_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "documents_by_year" ON "documents" USING btree ("type_id","year" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "documents_by_day" ON "documents" USING btree ("type_id","published_on" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "online_appeals_list" ON "online_appeals" USING btree ("date_of_sending" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "publications_ids" ON "publications" USING btree ("kind","status","id");--> statement-breakpoint
CREATE INDEX "applications_vacancy" ON "applications" USING btree ("vacancy_id","date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE COLLATION "natural_ru" (provider = icu, locale = 'ru@colNumeric=yes;colStrength=primary', deterministic = false);--> statement-breakpoint
CREATE INDEX "search_texts_sort" ON "search_texts" ("kind", "sort_title" COLLATE "natural_ru");--> statement-breakpoint
-- a part of a title is found at any size with it; without it, the titles are read one after the other
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "search_texts_titles" ON "search_texts" USING gin ("titles" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'no index for parts of titles: %', SQLERRM;
END $$;--> statement-breakpoint
-- its arguments are the columns that tell the lists of a table apart
CREATE FUNCTION count_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  list text := concat_ws(', ', quote_literal(tg_table_name), nullif(array_to_string(tg_argv, ', '), ''));
  moved text := concat_ws(' UNION ALL ',
    CASE WHEN tg_op <> 'DELETE' THEN format('SELECT concat_ws(''/'', %s) AS list, 1 AS n FROM added', list) END,
    CASE WHEN tg_op <> 'INSERT' THEN format('SELECT concat_ws(''/'', %s) AS list, -1 AS n FROM gone', list) END);
BEGIN
  EXECUTE 'INSERT INTO lists AS kept (list, count, version)
    SELECT list, sum(n), 1 FROM (' || moved || ') AS each GROUP BY list HAVING sum(n) <> 0 ORDER BY list
    ON CONFLICT (list) DO UPDATE SET count = kept.count + excluded.count, version = kept.version + 1';
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$ DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('publications', ARRAY['kind', 'status']), ('media', ARRAY['kind']), ('documents', ARRAY['kind', 'type_id']),
    ('document_types', ARRAY['kind']), ('glossary_terms', '{}'), ('histories', '{}'), ('departments', '{}'),
    ('vacancies', '{}'), ('applications', ARRAY['vacancy_id']), ('online_appeals', '{}')
  ) AS tables (name, columns)
  LOOP
    EXECUTE format('CREATE TRIGGER count_added AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%s)', counted.name, array_to_string(counted.columns, ', '));
    EXECUTE format('CREATE TRIGGER count_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%s)', counted.name, array_to_string(counted.columns, ', '));
    EXECUTE format('CREATE TRIGGER count_moved AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION count_lists(%s)', counted.name, array_to_string(counted.columns, ', '));
    EXECUTE format('INSERT INTO lists SELECT concat_ws(''/'', %s), count(*), 1 FROM %I GROUP BY 1',
      concat_ws(', ', quote_literal(counted.name), nullif(array_to_string(counted.columns, ', '), '')), counted.name);
  END LOOP;
END $$;