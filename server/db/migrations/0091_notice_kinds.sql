-- Each of the migrations before knows only the kinds of its own area.
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'hotdesk', 'loan', 'booking', 'access', 'loadingBay', 'visitor', 'location', 'marketplace', 'order', 'privileges'));
