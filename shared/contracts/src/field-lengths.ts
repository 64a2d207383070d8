/**
 * The most characters (UTF-16 code units) of a field that a form, the server and the form's message name. A length that
 * only a call's schema knows stands there.
 */

/** Name of a company or business, and its kana. */
export const maxCompanyNameLength = 100
/** Name of a person, in characters. */
export const maxPersonNameLength = 60
/** RFC 5321, 4.5.3.1.3 without the angle brackets. */
export const maxEmailLength = 254
/** An address in one line. */
export const maxAddressLength = 200
/** As the document prints it, in characters. */
export const maxInvoiceNumberLength = 60
/** What somebody writes to the other side: a comment, an answer, the message of a request. */
export const maxCommentLength = 1000
/** What is typed into the search of a list or of the header, in characters. */
export const maxSearchWordLength = 100
