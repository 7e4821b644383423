CREATE FUNCTION "refuse_change_of_security_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'security events are never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "security_events_unchanged" BEFORE UPDATE ON "security_events"
FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_security_events"();
--> statement-breakpoint
CREATE FUNCTION "refuse_removal_of_security_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."at" > (extract(epoch FROM clock_timestamp())::bigint - 31536000) * 1000 THEN
		RAISE EXCEPTION 'security events are kept for a year';
	END IF;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "security_events_kept" BEFORE DELETE ON "security_events"
FOR EACH ROW EXECUTE FUNCTION "refuse_removal_of_security_events"();
--> statement-breakpoint
CREATE FUNCTION "record_change_of_role"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('INSERT INTO %I.security_events (user_id, kind, at, device, network) VALUES ($1, $2, $3, $4, $4)', TG_TABLE_SCHEMA)
	USING NEW."id", 'role-changed', (extract(epoch FROM clock_timestamp()) * 1000)::bigint, '';
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_role_changed" AFTER UPDATE OF "role" ON "users"
FOR EACH ROW WHEN (OLD."role" <> NEW."role") EXECUTE FUNCTION "record_change_of_role"();
