CREATE TABLE `movement_prices` (
	`asset` text NOT NULL,
	`hour` integer NOT NULL,
	`usd` real,
	PRIMARY KEY(`asset`, `hour`)
);
--> statement-breakpoint
ALTER TABLE `ledgers` ADD `edition` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `movements` ADD `token_id` text;--> statement-breakpoint
ALTER TABLE `movements` ADD `failed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `movements_at` ON `movements` (`chain_id`,`address`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `movements_asset_at` ON `movements` (`chain_id`,`address`,`asset`,`at`,`id`);