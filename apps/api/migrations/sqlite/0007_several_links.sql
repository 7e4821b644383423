DROP INDEX `mailed_links_user_purpose`;--> statement-breakpoint
CREATE INDEX `mailed_links_user_purpose` ON `mailed_links` (`user_id`,`purpose`);