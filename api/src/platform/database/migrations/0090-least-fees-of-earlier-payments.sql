-- Apart from the new column, whose lock nobody can read past. Catches as well what processes of the version before made since then.
update payment_transactions set minimum_commission_amount = promotions.minimum_commission_amount from promotions where code = promotion_code;
-- A request's fee is its seller's: its payment has none.
update payment_transactions set minimum_commission_amount = 0 where about_invoice_id in (select id from invoices where kind = 'request');
