-- Operations are only ever added: a mistake is corrected by an opposite operation. The sandbox's
-- reset alone may rewrite them, by a setting that lasts for its own transaction.
CREATE FUNCTION refuse_ledger_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('loyalty.ledger_rewrite', true) IS DISTINCT FROM 'allowed' THEN
    RAISE EXCEPTION 'operation is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN COALESCE(NEW, OLD);
END;
$$;
--> statement-breakpoint
CREATE TRIGGER operation_append_only BEFORE UPDATE OR DELETE ON "operation"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_rewrite();
--> statement-breakpoint
CREATE TRIGGER operation_no_truncate BEFORE TRUNCATE ON "operation"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_rewrite();
