ALTER TABLE "content"."attempt" SET UNLOGGED;
