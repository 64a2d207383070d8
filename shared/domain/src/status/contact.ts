import { decisiveBlock } from './card-decline.ts'

/** Of a payment whose card is frozen. */
const frozenCard = { result: 'XF03', refusal: 'card_frozen' } as const
const results: readonly string[] = ['XS01', 'XF01', 'XF02', frozenCard.result]
const refusals: readonly string[] = [
  frozenCard.refusal,
  'company_frozen',
  'company_not_registered',
  'letter_address_unknown',
  'seller_is_own_company',
  'supplier_frozen',
  'supplier_not_allowed',
  'user_frozen',
]

/**
 * Whether the words for a result code of a payment, or for the code of a refusal, ask the user to contact us: a screen
 * shows a link beside them. A test of the API compares this with its words.
 */
export const isContactAsked = (code: string): boolean =>
  refusals.includes(code) || results.includes(decisiveBlock(code))

/** Whether words ask the user to contact us, and not the card company or the business that has sent a request. */
export const asksForContact = (text: string): boolean => /(?<!に|直接)お問い合わせ(?:ください|窓口へ)/.test(text)

/**
 * The words of a refusal without the sentence that asks the user to contact us: for the message of a field, which has
 * no room for the link.
 */
export const withoutContact = (text: string): string =>
  text.replace(/(?:詳しくは|ご不明な点は)、お問い合わせください。/, '')

/** Of the same codes those that stop one card alone: another one pays. */
export const isCardFrozen = (code: string): boolean =>
  code === frozenCard.refusal || decisiveBlock(code) === frozenCard.result
