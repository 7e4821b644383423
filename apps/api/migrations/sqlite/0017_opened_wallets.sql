ALTER TABLE `removed_wallets` ADD `opened_at` integer;--> statement-breakpoint
ALTER TABLE `wallets` ADD `opened_at` integer;--> statement-breakpoint
CREATE INDEX `wallets_address` ON `wallets` (`address_key`);