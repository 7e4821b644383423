CREATE TABLE `removed_wallets` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`chain_id` integer NOT NULL,
	`address` text NOT NULL,
	`address_key` text NOT NULL,
	`position` integer NOT NULL,
	`label` text,
	`tags` text NOT NULL,
	`ens_name` text,
	`created_at` integer NOT NULL,
	`removed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `removed_wallets_user_chain_address` ON `removed_wallets` (`user_id`,`chain_id`,`address_key`);--> statement-breakpoint
CREATE INDEX `removed_wallets_removed_at` ON `removed_wallets` (`removed_at`);