ALTER TABLE "gain_overrides" ADD COLUMN "fee_left_out" text COLLATE "C";--> statement-breakpoint
-- What a note said of it, of a whole receipt: the 13 characters before the amount, and the 29 behind it with the currency.
UPDATE "gain_overrides"
SET
  "fee_left_out" = substr("note", strpos("note", '. Its fee of ') + 13, length("note") - strpos("note", '. Its fee of ') - 41),
  "note" = substr("note", 1, strpos("note", '. Its fee of ') - 1)
WHERE "what" = 'cost' AND "file_id" IS NOT NULL AND "subject" NOT LIKE '%#%'
  AND "note" LIKE '%. Its fee of % ___ is left out of the cost.'
  AND "note" NOT LIKE '%. Its fee of %. Its fee of %';
