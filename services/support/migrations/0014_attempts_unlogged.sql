ALTER TABLE "support"."attempt" SET UNLOGGED;
