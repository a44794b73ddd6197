-- A status that time changes has one name in the history, whichever status was before.
UPDATE "audit_log" SET "action" = 'archive' WHERE "entity" = 'activity-events' AND "action" = 'archiveFull';
--> statement-breakpoint
UPDATE "audit_log" SET "action" = 'overdue' WHERE "entity" = 'service-requests' AND "action" = 'overdueInProgress';
--> statement-breakpoint
UPDATE "audit_log" SET "action" = 'complete' WHERE "entity" = 'aircon-extension-request-instances' AND "action" = 'completeWhileAsked';
--> statement-breakpoint
UPDATE "audit_log" SET "action" = 'past' WHERE "entity" = 'aircon-extension-requests' AND "action" = 'pastWhileAsked';
