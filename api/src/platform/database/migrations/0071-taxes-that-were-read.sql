-- Readings from before say of the taxes that nobody looked for them.
update files set ocr_fields = ocr_fields || '{"standard_tax_amount": {"value": null, "confidence": "not_read", "place": null}, "reduced_tax_amount": {"value": null, "confidence": "not_read", "place": null}}'
  where ocr_fields is not null and not ocr_fields ? 'standard_tax_amount';
