ALTER TABLE "removed_wallets" ADD COLUMN "opened_at" bigint;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "opened_at" bigint;--> statement-breakpoint
CREATE INDEX "wallets_address" ON "wallets" USING btree ("address_key");