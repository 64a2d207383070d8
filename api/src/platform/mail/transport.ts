import type { Transporter } from 'nodemailer'
import type { Config } from '../config/public.ts'
import { type RenderedMail, senderOf } from './content.ts'

/** The mail server didn't take a mail. The message names no address, so that it may be logged; `answer` may. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly answer: string
  /** The server said that another attempt is of no use (RFC 5321: 5yz to the recipient or the text). */
  readonly isForGood: boolean
  constructor({ code = 'ERROR', responseCode, command, message }: SmtpError) {
    super(`the mail server did not take the mail: ${[code, responseCode, command].filter(Boolean).join(' ')}`)
    this.answer = message
    this.isForGood = (responseCode ?? 0) >= 500 && (command === 'RCPT TO' || command === 'DATA')
  }
}

/** As nodemailer throws it. */
interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

interface Letter extends RenderedMail {
  readonly id: number
  readonly to: string
}

/** @throws MailRefused */
export async function handToServer(
  { mailFrom, supportAddress, edgeOrigin }: Config,
  smtpUrl: string,
  { id, ...letter }: Letter,
): Promise<void> {
  const transport = await transportTo(smtpUrl)
  try {
    await transport.sendMail({
      from: senderOf(mailFrom),
      ...(supportAddress ? { replyTo: supportAddress } : {}),
      // The same message id on a second attempt lets mail servers and programs drop the double.
      messageId: `<mail-${id}@${new URL(edgeOrigin).hostname}>`,
      // No out-of-office replies (RFC 3834).
      headers: { 'auto-submitted': 'auto-generated' },
      ...letter,
    })
  } catch (error) {
    throw new MailRefused(error as SmtpError)
  }
}

// The wait for a silent server ends before the job's own time is over. The address may say otherwise:
// smtp://host?socketTimeout=5000.
const patience = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

const transports = new Map<string, Transporter>()

async function transportTo(url: string): Promise<Transporter> {
  const known = transports.get(url)
  if (known) return known
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...patience })
  transports.set(url, transport)
  return transport
}
