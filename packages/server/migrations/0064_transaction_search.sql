-- Finds parts of hashes, addresses and notes. PostgreSQL brings pg_trgm along, but the role may not be allowed to
-- create it, and the embedded database has none: a search reads every row there, as before.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "transactions_search" ON "transactions" USING gin (
    ("hash" COLLATE "C") gin_trgm_ops,
    ("from_address" COLLATE "C") gin_trgm_ops,
    ("to_address" COLLATE "C") gin_trgm_ops,
    "note" gin_trgm_ops
  ) WHERE "is_listed";
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'transactions_search was not created: %', SQLERRM;
END $$;
