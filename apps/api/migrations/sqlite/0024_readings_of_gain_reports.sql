ALTER TABLE `gain_reports` ADD `income_cost` text DEFAULT 'value' NOT NULL;--> statement-breakpoint
ALTER TABLE `gain_reports` ADD `gas` text DEFAULT 'disposal' NOT NULL;