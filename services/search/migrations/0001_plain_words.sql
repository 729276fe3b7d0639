-- Ranking reads the words of hundreds of entries: they are kept as they are rather than packed.
ALTER TABLE "search"."entry" ALTER COLUMN "words" SET STORAGE EXTERNAL;
