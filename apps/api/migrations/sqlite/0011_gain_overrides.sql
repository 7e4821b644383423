CREATE TABLE `gain_overrides` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`what` text NOT NULL,
	`subject` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`currency` text DEFAULT '' NOT NULL,
	`day` text DEFAULT '' NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gain_overrides_user_subject` ON `gain_overrides` (`user_id`,`what`,`subject`);