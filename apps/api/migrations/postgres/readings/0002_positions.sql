ALTER TABLE "movements" ADD COLUMN "incomplete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "credit" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "snapshots" ADD COLUMN "positions" boolean DEFAULT false NOT NULL;