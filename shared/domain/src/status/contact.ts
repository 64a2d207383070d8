import { decisiveBlock } from './card-decline.ts'

const results: readonly string[] = ['XS01', 'XF01', 'XF02', 'XF03']
const refusals: readonly string[] = [
  'card_frozen',
  'company_frozen',
  'company_not_registered',
  'seller_is_own_company',
  'supplier_frozen',
]

/**
 * Whether the words for a result code of a payment, or for the code of a refusal, ask the user to contact us: a screen
 * shows a link beside them. A test of the API compares this with its words.
 */
export const isContactAsked = (code: string): boolean =>
  refusals.includes(code) || results.includes(decisiveBlock(code))
