-- Seven digits of what was typed were kept, and a rate too small for them was a defect. By its text: a cast would write down the digits that `real` made up.
alter table invoice_requests alter column discount_rate type double precision using discount_rate::text::double precision;
