/**
 * The most UTF-16 code units of a field that a form, the server and the form's message name; the message calls them
 * characters. A length that only a call's schema knows stands there. Written twice, with tests that compare: those of a
 * registration (`domain/registration/fields.ts`), `host/src/auth/email-address.ts`, and the search word of lists
 * (`shared/list/src/state/messages.ts`).
 */

/** Name of a company or business, and its kana. */
export const maxCompanyNameLength = 100
/** Name of a person. */
export const maxPersonNameLength = 60
/** RFC 5321, 4.5.3.1.3 without the angle brackets. */
export const maxEmailLength = 254
/** An address in one line. */
export const maxAddressLength = 200
/** As the document prints it. */
export const maxInvoiceNumberLength = 60
/** What somebody writes to the other side: a comment, an answer, the message of a request. */
export const maxCommentLength = 1000
/** What is typed into the search of a list or of the header. */
export const maxSearchWordLength = 100
