/** A page of the invoice, as a picture. */
export const pageOf = (number: number) => ({
  image_url: `/api/v1/files/pages/${number}`,
  width: 1240,
  height: 1754,
})

/** What the addressee of a request sees of it. */
export const preview = {
  invoice_id: 7310,
  doc_number: 'S-2611-05',
  seller_name: '東和印刷株式会社',
  amount: 110_000,
  payment_due_date: '2026-12-25',
  expires_at: '2026-12-22T03:00:00Z',
  person_name: '経理部 鈴木',
  message: '11月分です。\nよろしくお願いします。',
  buyer_email_address: 'keiri@example.jp',
  files: [
    {
      file_id: '0b8a4b1e-6a53-4c53-9d5e-3d5e1f0f7a10',
      file_name: '請求書.pdf',
      content_type: 'application/pdf',
      page_count: 2,
      download_url: '/api/v1/files/originals/a',
      pages: [pageOf(1), pageOf(2)],
    },
  ],
}

/** A key of which nothing can be shown. */
export const closedKey = {
  key: 'Hq0r8m2c',
  mail_from: '請求書カード払いオンライン <no-reply@card.example.jp>',
  is_mailed: false,
  is_used: false,
  invoice_id: null,
  doc_number: null,
  preview: null,
}

/** A key that was mailed, and shows its request. */
export const knownKey = {
  ...closedKey,
  is_mailed: true,
  key_status: 1,
  reason: null,
  invoice_id: 7310,
  doc_number: 'S-2611-05',
  preview,
}
