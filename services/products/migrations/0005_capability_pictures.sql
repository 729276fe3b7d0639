-- None could say more than an address that nobody had a picture for.
ALTER TABLE "products"."capability" ALTER COLUMN "image" SET DATA TYPE jsonb USING NULL;
