CREATE TABLE "hourly_price_coverage" (
	"asset" text COLLATE "C" PRIMARY KEY NOT NULL,
	"from_hour" bigint NOT NULL,
	"to_hour" bigint NOT NULL,
	"checked_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hourly_prices" (
	"asset" text COLLATE "C" NOT NULL,
	"hour" bigint NOT NULL,
	"usd" double precision NOT NULL,
	CONSTRAINT "hourly_prices_asset_hour_pk" PRIMARY KEY("asset","hour")
);
--> statement-breakpoint
CREATE TABLE "movement_prices" (
	"asset" text COLLATE "C" NOT NULL,
	"hour" bigint NOT NULL,
	"usd" double precision,
	CONSTRAINT "movement_prices_asset_hour_pk" PRIMARY KEY("asset","hour")
);
--> statement-breakpoint
CREATE TABLE "price_coverage" (
	"asset" text COLLATE "C" PRIMARY KEY NOT NULL,
	"from_day" bigint NOT NULL,
	"to_day" bigint NOT NULL,
	"checked_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"asset" text COLLATE "C" NOT NULL,
	"day" bigint NOT NULL,
	"usd" double precision NOT NULL,
	CONSTRAINT "prices_asset_day_pk" PRIMARY KEY("asset","day")
);
