-- Words are folded in another way from now on: without characters that nobody sees, and «№» as «no». What is forgotten here is written anew
-- while the server runs.
DELETE FROM "search_texts" WHERE "titles" ~ U&'[A-Z\00AD\200B-\200F\202A-\202E\2060-\2064\FEFF]' OR "words"::text ~ '[A-Z]'
  OR ("kind" IN ('news', 'depoNews', 'depoCompasses', 'depoMessages') AND "record_id" IN (SELECT "publication_id" FROM "publication_entries"
    WHERE "description" ~ U&'[\00AD\200B-\200F\202A-\202E\2060-\2064\FEFF]'))
  OR ("kind" = 'glossary' AND "record_id" IN (SELECT "id" FROM "glossary_terms"
    WHERE concat("description_ru", "description_uz", "description_en") ~ U&'[\00AD\200B-\200F\202A-\202E\2060-\2064\FEFF]'));
