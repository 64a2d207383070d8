-- Apart from the new columns, whose lock nobody can read past. Where an earlier notification names what it asks about, it still asks while that waits.
update notifications set asks_about = 'invoice:' || invoices.id,
    deadline = (invoices.action_required_until || ' 23:59:59 Asia/Tokyo')::timestamptz
  from invoices
  where notifications.kind = 'invoice_action_required' and notifications.link = '/payments/review/' || invoices.id
    and invoices.buyer_company_id = notifications.company_id and invoices.is_action_required
    -- Of several about one payment only the last one.
    and not exists (select 1 from notifications as later
      where later.company_id = notifications.company_id and later.kind = notifications.kind and later.link = notifications.link and later.id > notifications.id);

update notifications set asks_about = 'pre_group:' || pre_groups.id
  from pre_groups
  where notifications.kind = 'pre_group_registered' and notifications.link = '/payments/oauth/' || pre_groups.id
    and pre_groups.company_id = notifications.company_id
    and exists (select 1 from pre_items where pre_group_id = pre_groups.id and payment_id is null and discarded_at is null);

-- Kinds that no version of the catalogue has any more.
update notifications set kind = 'other' where kind not in (
  'registration_result', 'invoice_applied', 'invoice_action_required', 'invoice_completed', 'invoice_transferred', 'invoice_cancelled',
  'transfer_returned', 'transfer_resent', 'transfer_refunded', 'card_expiring',
  'request_received', 'request_reminder', 'request_cancelled', 'request_expired',
  'request_linked', 'request_paid', 'request_declined', 'request_completed', 'request_account_asked', 'request_transferred',
  'request_payment_cancelled', 'request_lapsed',
  'new_device', 'password_changed', 'email_address_changed', 'security_settings_changed', 'external_client_connected', 'pre_group_registered',
  'supplier_account_changed', 'supplier_approved', 'supplier_rejected');
