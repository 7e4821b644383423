CREATE TABLE `assets` (
	`id` text PRIMARY KEY NOT NULL,
	`symbol` text,
	`name` text,
	`decimals` integer,
	`spam` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ledgers` (
	`chain_id` integer NOT NULL,
	`address` text NOT NULL,
	`block` integer NOT NULL,
	`at` integer NOT NULL,
	`balances` text,
	`cut_short_at` integer,
	`source` text NOT NULL,
	`synced_at` integer NOT NULL,
	PRIMARY KEY(`chain_id`, `address`)
);
--> statement-breakpoint
CREATE TABLE `locks` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `movements` (
	`chain_id` integer NOT NULL,
	`address` text NOT NULL,
	`id` text NOT NULL,
	`asset` text NOT NULL,
	`block` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`amount` text NOT NULL,
	`counterparty` text,
	PRIMARY KEY(`chain_id`, `address`, `id`)
);
--> statement-breakpoint
CREATE INDEX `movements_block` ON `movements` (`chain_id`,`address`,`block`);--> statement-breakpoint
CREATE TABLE `price_coverage` (
	`asset` text PRIMARY KEY NOT NULL,
	`from_day` integer NOT NULL,
	`to_day` integer NOT NULL,
	`checked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `prices` (
	`asset` text NOT NULL,
	`day` integer NOT NULL,
	`usd` real NOT NULL,
	PRIMARY KEY(`asset`, `day`)
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`chain_id` integer NOT NULL,
	`address` text NOT NULL,
	`hour` integer NOT NULL,
	`at` integer NOT NULL,
	`source` text NOT NULL,
	`rows` text NOT NULL,
	PRIMARY KEY(`chain_id`, `address`, `hour`)
);
--> statement-breakpoint
CREATE TABLE `verdicts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`asset` text NOT NULL,
	`verdict` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdicts_user` ON `verdicts` (`user_id`);--> statement-breakpoint
ALTER TABLE `wallets` ADD `label` text;--> statement-breakpoint
ALTER TABLE `wallets` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `wallets` ADD `ens_name` text;