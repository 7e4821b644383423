CREATE TABLE `gain_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`country` text NOT NULL,
	`financial_year` text NOT NULL,
	`method` text NOT NULL,
	`other_income` text NOT NULL,
	`rules` text NOT NULL,
	`inputs` text NOT NULL,
	`net` text NOT NULL,
	`currency` text NOT NULL,
	`sha256` text NOT NULL,
	`content` text NOT NULL,
	`lines` integer NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gain_reports_user` ON `gain_reports` (`user_id`);