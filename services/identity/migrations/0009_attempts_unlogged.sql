ALTER TABLE "identity"."attempt" SET UNLOGGED;
