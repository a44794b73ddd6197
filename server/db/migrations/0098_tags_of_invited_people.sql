ALTER TABLE "user_invitations" ADD COLUMN "tag" text[];
