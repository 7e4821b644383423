CREATE TABLE "answers" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"value" text COLLATE "C" NOT NULL,
	"stored_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"symbol" text COLLATE "C",
	"name" text COLLATE "C",
	"decimals" bigint,
	"spam" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledgers" (
	"chain_id" bigint NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"block" bigint NOT NULL,
	"at" bigint NOT NULL,
	"balances" text COLLATE "C",
	"cut_short_at" bigint,
	"nfts_cut_short_at" bigint,
	"source" text COLLATE "C" NOT NULL,
	"synced_at" bigint NOT NULL,
	"edition" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledgers_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
CREATE TABLE "locks" (
	"name" text COLLATE "C" PRIMARY KEY NOT NULL,
	"holder" text COLLATE "C" NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"chain_id" bigint NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"asset" text COLLATE "C" NOT NULL,
	"block" bigint NOT NULL,
	"at" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"amount" text COLLATE "C" NOT NULL,
	"counterparty" text COLLATE "C",
	"token_id" text COLLATE "C",
	"failed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "movements_chain_id_address_id_pk" PRIMARY KEY("chain_id","address","id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"uri" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"chain_id" bigint NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"hour" bigint NOT NULL,
	"at" bigint NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"rows" text COLLATE "C" NOT NULL,
	CONSTRAINT "snapshots_chain_id_address_hour_pk" PRIMARY KEY("chain_id","address","hour")
);
--> statement-breakpoint
CREATE INDEX "answers_stored" ON "answers" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "movements_block" ON "movements" USING btree ("chain_id","address","block");--> statement-breakpoint
CREATE INDEX "movements_at" ON "movements" USING btree ("chain_id","address","at","id");--> statement-breakpoint
CREATE INDEX "movements_asset_at" ON "movements" USING btree ("chain_id","address","asset","at","id");