/**
 * Codes of ours that refuse a card for itself, after the gateway has said yes. All others of ours (`X…`) are for
 * another reason and say nothing about the card.
 */
export const ownCardCode = { brandNotAccepted: 'XB01', notAuthenticated: 'XG01' } as const

/**
 * Codes of ours for a payment that changed while its card was asked: by what was corrected elsewhere, or as an examiner
 * asked something of its user.
 */
export const changedMeanwhileCode = {
  payee: 'XR03',
  transferDay: 'XR04',
  transferName: 'XR05',
  content: 'XR06',
  question: 'XR07',
} as const

/**
 * Last block of a result code of the gateway that is not `0000`; empty where there is none.
 * @example decisiveBlock('G001AC0100000000') // 'AC01'
 */
export const decisiveBlock = (resultCode: string): string =>
  (resultCode.match(/.{4}/g) ?? []).findLast(block => block !== '0000') ?? ''

/**
 * Ours; what is wrong with a request (`P…`); a buyer who left the authentication; and codes that decline nothing, as of
 * a payment that was given up.
 */
const notAboutCard = /^(?:[PX]|G[CT]01|[AG]00[12])/

/** Whether a decline with this result code counts against its card (decision 0141). */
export function isDeclineOfCard(resultCode: string): boolean {
  const block = decisiveBlock(resultCode)
  return !notAboutCard.test(block) || Object.values<string>(ownCardCode).includes(block)
}

/** Whether the card was given back because an examiner asked something of its user meanwhile. */
export const isAskedMeanwhile = (resultCode: string): boolean =>
  decisiveBlock(resultCode) === changedMeanwhileCode.question

/** Whether the card was given back because the payment is no longer the one that its user has confirmed. */
export const isChangedMeanwhile = (resultCode: string): boolean =>
  Object.values<string>(changedMeanwhileCode).includes(decisiveBlock(resultCode))
