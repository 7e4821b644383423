CREATE TABLE `cost_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`sha256` text NOT NULL,
	`header` text NOT NULL,
	`reading` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cost_files_user_sha256` ON `cost_files` (`user_id`,`sha256`);--> statement-breakpoint
ALTER TABLE `gain_overrides` ADD `file_id` integer;