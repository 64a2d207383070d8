import assert from 'node:assert/strict'
import type { TestApp } from '../app/app.ts'

/** Sends what is due and gives the newest mail to an address. */
export async function lastMailTo(api: TestApp, emailAddress: string) {
  await api.runJobs()
  return (
    (await api.mailbox()).find(mail => mail.to_address === emailAddress) ?? assert.fail(`no mail to ${emailAddress}`)
  )
}

/** The code in the newest mail to an address. */
export async function lastCodeTo(api: TestApp, emailAddress: string): Promise<string> {
  const { text } = await lastMailTo(api, emailAddress)
  return /認証コード：(\d{6})/.exec(text ?? '')?.[1] ?? assert.fail('no code in the mail')
}

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
