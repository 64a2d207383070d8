export interface CardExpiryTables {
  card_expiry_notices: {
    credit_card_id: number
    expire: string
    days_before: number
    notified_at: Date
  }
}
