import { createHash } from 'node:crypto'

/** A secret that passes for random, and is the same in every run. */
export const testSecret = (name: string): string => createHash('sha256').update(name).digest('base64url')

/** Everything that a process needs outside `local`. */
export const productionVariables = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://api@database.example.jp/invoice_card?sslmode=verify-full',
  EDGE_ORIGIN: 'https://pay.example.jp',
  GATEWAY_ORIGIN: 'https://gateway.example.jp',
  GATEWAY_CCID: 'A100000000000000000077cc',
  GATEWAY_SECRET: testSecret('gateway'),
  TOKEN_API_KEY: 'cd76ca65-7f54-4dec-8ba3-11c12e36a548',
  ACCESS_TOKEN_SECRET: testSecret('access token'),
  SIGNING_SECRET: testSecret('signing'),
  BACKOFFICE_SECRET: testSecret('back office'),
  AUDIT_SECRET: testSecret('audit'),
  VARIANT_SECRET: testSecret('variant'),
  CORPORATION_API_ID: 'K1234567890AB',
  SMTP_URL: 'smtps://mail.example.jp',
  MAIL_FROM: 'no-reply@example.jp',
  TRANSFER_REQUESTER_CODE: '1000000001',
  TRANSFER_BANK_CODE: '0001',
  TRANSFER_BANK_NAME: 'ﾐｽﾞﾎ',
  TRANSFER_BRANCH_CODE: '001',
  TRANSFER_BRANCH_NAME: 'ﾎﾝﾃﾝ',
  TRANSFER_ACCOUNT_TYPE: '2',
  TRANSFER_ACCOUNT_NUMBER: '1234567',
} as const
