-- A monthly gift has a receipt for each of its payments (docs/reference/donations.md, “Receipts”).
alter table donation_payments add column receipt_at timestamptz;

-- Donors are not sent mails about the months before this rule.
update donation_payments as payments set receipt_at = attempts.receipt_at
from donation_attempts as attempts where attempts.attempt_id = payments.attempt_id;

alter table donation_attempts drop column receipt_at;
