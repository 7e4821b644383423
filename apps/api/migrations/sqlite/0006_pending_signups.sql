CREATE TABLE `pending_signups` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`username` text NOT NULL,
	`date_of_birth` text NOT NULL,
	`password_hash` text NOT NULL,
	`addresses` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pending_signups_email` ON `pending_signups` (`email`);--> statement-breakpoint
CREATE INDEX `pending_signups_created` ON `pending_signups` (`created_at`);