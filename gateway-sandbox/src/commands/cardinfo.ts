import * as v from 'valibot'
import { cardInfo, refused, listCardsAnswer, type Answer } from '../answers.ts'
import { findCard, deleteSavedCard, saveCard, listCards, type SavedCard } from '../saved-cards.ts'
import { outcomeOf } from '../result-codes.ts'
import { spendToken } from '../tokens/store.ts'
import { AccountId, defineCommand } from './command.ts'

const Account = v.object({ accountId: AccountId })
const AccountCard = v.object({ accountId: AccountId, cardParam: v.object({ cardId: v.string() }) })

export const addCard = defineCommand(
  v.object({ payNowIdParam: v.object({ token: v.string(), accountParam: Account }) }),
  (sandbox, { payNowIdParam: { token, accountParam } }) => {
    const card = spendToken(sandbox.database, token, sandbox.now())
    if (typeof card === 'string') return refused(card)
    return answered(accountParam.accountId, [saveCard(sandbox, accountParam.accountId, card)])
  },
)

export const getCards = defineCommand(
  v.object({
    payNowIdParam: v.object({
      accountParam: v.object({ ...Account.entries, cardParam: v.optional(AccountCard.entries.cardParam) }),
    }),
  }),
  (sandbox, { payNowIdParam: { accountParam } }) => {
    const { accountId, cardParam } = accountParam
    const cards = listCards(sandbox, accountId).filter(card => !cardParam || card.card_id === cardParam.cardId)
    return cardParam && cards.length === 0 ? refused('P009') : answered(accountId, cards)
  },
)

export const deleteCard = defineCommand(
  v.object({ payNowIdParam: v.object({ accountParam: AccountCard }) }),
  (sandbox, { payNowIdParam: { accountParam } }) => {
    const card = findCard(sandbox, accountParam.accountId, accountParam.cardParam.cardId)
    if (!card) return refused('P009')
    deleteSavedCard(sandbox, card)
    return answered(accountParam.accountId, [card])
  },
)

function answered(accountId: string, cards: SavedCard[]): Answer {
  return {
    result: { mstatus: 'success', ...outcomeOf('M001') },
    payNowIdResponse: listCardsAnswer(
      accountId,
      cards.map(card => cardInfo(card.card_id, card)),
    ),
  }
}
