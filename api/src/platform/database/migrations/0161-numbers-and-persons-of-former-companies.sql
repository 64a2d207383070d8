-- What an examiner decided about a company that left, or about a number, is found when its owner begins anew.
create index companies_rejected_number on companies (rejected_number) where rejected_number is not null;
create index companies_closed_person on companies ((sole_proprietor->>'representative_birthday'))
  where closed_at is not null and business_form = 2;
