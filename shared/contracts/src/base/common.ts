import * as v from 'valibot'
import { maxEmailLength } from './field-lengths.ts'

/** A positive integer id. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
/** An id that cannot be guessed: files, payments, sessions, keys of drafts. */
export const Uuid = v.pipe(v.string(), v.uuid())
// The shape alone lets 2026-02-31 and the year 0 through, which a database refuses.
const isCalendarDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return text >= '1000' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A calendar day in Japan that exists, `YYYY-MM-DD`. */
export const DateOnly = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay))
/** An instant, ISO 8601 with offset. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp())
/** Whole yen, tax included unless the field says otherwise. */
export const AmountYen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999))
/** A number of things, or a sum of yen that may be larger than one amount. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Free text of at least one and at most `max` characters. */
export const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
/** Text that may be empty. */
export const optionalText = (max: number) => v.pipe(v.string(), v.maxLength(max))

/** Paging of every list: `from` is the offset of the first row, `size` the number of rows. */
export const pageQuery = {
  from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)), 0),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
}

/** The answer of a call that has nothing to say; replies are JSON objects, so it is not `null`. */
export const Empty = v.object({})

/** An error of one field: its path in the body and what to do about it. */
export const FieldErrorMessage = v.object({ field: v.string(), message: v.string() })

const DetailText = v.union([v.string(), v.number()])
/** One value of a refusal's `details`: a word, a number, or rows such as the payments that are in the way. */
export const DetailValue = v.union([DetailText, v.array(v.record(v.string(), v.nullable(DetailText)))])
export type DetailValue = v.InferOutput<typeof DetailValue>

/** Body of every refusal and failure. `status` is the code, `message` is fit to be shown. */
export const ErrorBody = v.object({
  status: v.string(),
  message: v.string(),
  request_id: v.optional(v.string()),
  fields: v.optional(v.array(FieldErrorMessage)),
  /** What a refusal knows in numbers or words of its own, e.g. `remaining_attempts` of a code, or rows of them. */
  details: v.optional(v.record(v.string(), DetailValue)),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** Seven digits without hyphen. */
export const PostalCode = v.pipe(v.string(), v.regex(/^\d{7}$/))
/** Thirteen digits (法人番号); the check digit is judged by the server with a text of its own. */
export const CorporateNumber = v.pipe(v.string(), v.regex(/^[1-9]\d{12}$/))
/** Qualified invoice issuer number (適格請求書発行事業者登録番号). */
export const RegistrationNumber = v.pipe(v.string(), v.regex(/^T\d{13}$/))
/**
 * A T number as an invoice shows it, in any width and with hyphens; empty where there is none. Its form is answered
 * with a text of its own.
 */
export const TypedRegistrationNumber = optionalText(20)
/** 1 corporation, 2 sole proprietor (docs/product.md#users-and-card-brands). */
export const BusinessForm = v.picklist([1, 2])

/** An e-mail address as typed; case does not distinguish accounts. */
export const EmailAddress = v.pipe(v.string(), v.maxLength(maxEmailLength), v.email())
/** A new password as typed; the rules of passwords are answered with their own texts. */
export const NewPassword = v.pipe(v.string(), v.maxLength(512))
/** Six digits from a mail. */
export const AuthCode = v.pipe(v.string(), v.regex(/^\d{6}$/))

/** Names an attempt that a code was sent for. */
export const ChallengeId = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))

/** A code is on its way. */
export const CodeSent = v.object({
  /** Names this attempt; it is no credential by itself. */
  challenge_id: v.string(),
  /** Masked as in docs/product.md#formats. */
  masked_email_address: v.string(),
  /** Seconds until a new code may be asked for. */
  resend_after_seconds: v.number(),
})
export type CodeSent = v.InferOutput<typeof CodeSent>
