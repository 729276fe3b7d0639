-- Classes and capabilities of machines are among their names: every text of the catalogue is read once more.
UPDATE "search"."owner" SET "version" = '' WHERE "key" LIKE 'product:%';
