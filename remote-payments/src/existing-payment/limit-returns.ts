/** Said wherever a payment is cancelled: the issuer frees the card's limit only when it processes the void. */
export const limitReturns =
  'カードの利用枠が戻る時期は、カード会社の処理によって異なります。すぐには戻らないことがあります。'
