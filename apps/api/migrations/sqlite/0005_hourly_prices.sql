CREATE TABLE `hourly_price_coverage` (
	`asset` text PRIMARY KEY NOT NULL,
	`from_hour` integer NOT NULL,
	`to_hour` integer NOT NULL,
	`checked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hourly_prices` (
	`asset` text NOT NULL,
	`hour` integer NOT NULL,
	`usd` real NOT NULL,
	PRIMARY KEY(`asset`, `hour`)
);
