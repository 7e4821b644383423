CREATE TRIGGER `security_events_unchanged` BEFORE UPDATE ON `security_events`
BEGIN
	SELECT RAISE(ABORT, 'security events are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `security_events_kept` BEFORE DELETE ON `security_events`
WHEN OLD.`at` > (unixepoch() - 31536000) * 1000
BEGIN
	SELECT RAISE(ABORT, 'security events are kept for a year');
END;
--> statement-breakpoint
CREATE TRIGGER `users_role_changed` AFTER UPDATE OF `role` ON `users`
WHEN OLD.`role` <> NEW.`role`
BEGIN
	INSERT INTO `security_events` (`user_id`, `kind`, `at`, `device`, `network`)
	VALUES (NEW.`id`, 'role-changed', CAST(unixepoch('subsec') * 1000 AS INTEGER), '', '');
END;
