import { invoiceDisplayId } from '@invoice-card/domain'
import { csvTimeOf } from '../../../platform/list-files/public.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import {
  readDrafts,
  readNotifications,
  readPrepared,
  readRequestDrafts,
  readRequestSchedules,
} from './records-store.ts'

const notificationsSheet = sheetOf('お知らせ', readNotifications, {
  日時: ({ created_at }) => csvTimeOf(created_at),
  件名: ({ title }) => title,
  本文: ({ body }) => body,
  開いた日時: ({ read_at }) => csvTimeOf(read_at),
})

const draftsSheet = sheetOf('下書き', readDrafts, {
  下書き番号: ({ id }) => id,
  請求金額: ({ form_values }) => form_values.amount ?? null,
  支払期日: ({ form_values }) => form_values.due_date ?? null,
  請求書番号: ({ form_values }) => form_values.invoice_number ?? null,
  '入力内容（JSON）': ({ form_values }) => JSON.stringify(form_values),
  作成日時: ({ created_at }) => csvTimeOf(created_at),
  更新日時: ({ updated_at }) => csvTimeOf(updated_at),
  保存期限: ({ expires_at }) => csvTimeOf(expires_at),
})

const requestDraftsSheet = sheetOf('カード払いのご依頼の下書き', readRequestDrafts, {
  下書き番号: ({ id }) => id,
  依頼先: ({ buyer_name }) => buyer_name,
  請求金額: ({ form_values }) => form_values.billing_amount ?? null,
  毎月のご依頼による下書き: ({ is_scheduled }) => (is_scheduled ? 'はい' : 'いいえ'),
  '入力内容（JSON）': ({ form_values }) => JSON.stringify(form_values),
  作成日時: ({ created_at }) => csvTimeOf(created_at),
  更新日時: ({ updated_at }) => csvTimeOf(updated_at),
  保存期限: ({ expires_at }) => csvTimeOf(expires_at),
})

const requestSchedulesSheet = sheetOf('毎月のご依頼', readRequestSchedules, {
  もとのご依頼: ({ invoice_id }) => invoiceDisplayId(invoice_id),
  依頼先: ({ buyer_name }) => buyer_name,
  請求金額: ({ amount }) => amount,
  準備する日: ({ rule }) => (rule.kind === 'day_of_month' ? `毎月${rule.day}日` : '毎月の最終営業日'),
  次に準備する日: ({ next_on }) => next_on,
  登録日時: ({ created_at }) => csvTimeOf(created_at),
})

const preparedSheet = sheetOf('連携サービスが準備したお支払い', readPrepared, {
  連携サービス: ({ client_name }) => client_name,
  連携サービスでの番号: ({ reference }) => reference,
  請求金額: ({ amount }) => amount,
  支払期日: ({ due_date }) => due_date,
  請求書番号: ({ invoice_number }) => invoice_number,
  状態: ({ payment_id, discarded_at }) => (payment_id ? 'お申し込み済み' : discarded_at ? '除外' : '未申込'),
  登録日時: ({ created_at }) => csvTimeOf(created_at),
})

export const recordSheets: readonly Sheet[] = [
  notificationsSheet,
  draftsSheet,
  requestDraftsSheet,
  requestSchedulesSheet,
  preparedSheet,
]
