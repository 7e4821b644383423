CREATE TABLE "wallet_chains" (
	"chain_id" bigint NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"found_at" bigint,
	"looked_at" bigint NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	CONSTRAINT "wallet_chains_address_chain_id_pk" PRIMARY KEY("address","chain_id")
);
