ALTER TABLE `movements` ADD `incomplete` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `movements` ADD `credit` text;--> statement-breakpoint
ALTER TABLE `snapshots` ADD `positions` integer DEFAULT false NOT NULL;