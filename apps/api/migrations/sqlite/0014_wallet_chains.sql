CREATE TABLE `wallet_chains` (
	`chain_id` integer NOT NULL,
	`address` text NOT NULL,
	`found_at` integer,
	`looked_at` integer NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`address`, `chain_id`)
);
--> statement-breakpoint
ALTER TABLE `removed_wallets` ADD `chain_choices` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `wallets` ADD `chain_choices` text DEFAULT '[]' NOT NULL;