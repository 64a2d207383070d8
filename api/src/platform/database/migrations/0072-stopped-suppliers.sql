-- What was decided against is looked for with every new supplier and every completion; there are few of them.
create index suppliers_stopped on suppliers (company_id) where status in ('Escalation', 'Rejected');
