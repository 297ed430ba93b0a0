-- The sound of names in a text, in Russian, Uzbek or Latin letters; `server/features/personal/names.ts` has the same for one word.
-- Longer texts than any of staff are cut.
CREATE FUNCTION name_sound(said text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  pair text[];
  letter text;
BEGIN
  said := lower(normalize(left(said, 100000), NFC) COLLATE "und-x-icu");
  -- the letters after the last Latin one are silent: hard and soft signs, apostrophes, characters without a width
  said := translate(said, 'абвгдеёжзийклмнопрстуфхцыэўқғҳӯіöğı' || 'әөүұңһҗҷєїґӣđłøə' || E'ъь\'`´‘’‛ʹ′ʻʼʽʾʿ',
    'abvgdeejziyklmnoprstufxsieoqghoiogi' || 'aouunhjjeigidloa');
  FOREACH pair SLICE 1 IN ARRAY ARRAY[['ч', 'ch'], ['ш', 'sh'], ['щ', 'sh'], ['ю', 'yu'], ['я', 'ya'], ['ş', 'sh'], ['ç', 'ch']] LOOP
    said := replace(said, pair[1], pair[2]);
  END LOOP;
  -- other letters, accents, and characters that nobody sees
  said := lower(regexp_replace(normalize(said, NFKD),
    '[\u00aa\u00ad\u00b5\u00ba\u00c0-\u1fff\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'));
  FOREACH pair SLICE 1 IN ARRAY ARRAY[['shch', 'sh'], ['dzh|dj|zh', 'j'], ['kh|x', 'h'], ['ts', 's'],
    ['q', 'k'], ['w', 'v'], ['[aeiouy]+', 'a']] LOOP
    said := regexp_replace(said, pair[1], pair[2], 'g');
  END LOOP;
  -- a pattern with a back-reference would take cubic time
  FOREACH letter IN ARRAY string_to_array('bcdfghjklmnprstvzbcdfghjklmnprstvz', NULL) LOOP
    said := replace(said, letter || letter, letter);
  END LOOP;
  RETURN said;
END $$;--> statement-breakpoint
-- drizzle knows nothing of these columns, so no answer has them
ALTER TABLE "applications" ADD COLUMN "name_sound" text GENERATED ALWAYS AS (name_sound("full_name")) STORED;--> statement-breakpoint
ALTER TABLE "online_appeals" ADD COLUMN "name_sound" text GENERATED ALWAYS AS (name_sound("full_name")) STORED;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "name_sound" text GENERATED ALWAYS AS (name_sound("text" || ' ' || coalesce("quote" ->> 'before', '') || ' '
  || coalesce("quote" ->> 'exact', '') || ' ' || coalesce("quote" ->> 'after', ''))) STORED;
