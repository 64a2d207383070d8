import type {
  acquirer,
  freezes,
  operations,
  parties,
  payments,
  promotionCodes,
  transfers,
  verification,
} from '@invoice-card/contracts/backoffice'
import type { Messages } from '../../platform/http/public.ts'

export const paymentRefusals: Messages<typeof payments> = {
  invoice_not_found: 'There is no such invoice.',
  file_not_found: 'This payment has no such file.',
  wrong_status: 'its status does not allow that',
  wrong_actor: "this is not the examiner's to do",
  action_required: "it waits for its owner's answer",
  no_action_required: 'nothing is asked of its owner',
  same_examiner: 'the second check must be another person: somebody else has to sign in',
  not_captured: 'its card is not charged',
  cancel_deadline_passed: 'the deadline has passed',
  in_transfer_file: 'the bank was ordered to send the money: wait for its result',
  supplier_stopped:
    'its supplier is escalated or rejected, or is not approved and has the account of one that is: decide about the supplier first',
  frozen: 'its payer, payee, card or user is frozen (see frozen): unfreeze it first, or reject the payment',
  charged_back:
    "its card's issuer has taken the money back (see chargebacks): wait until the dispute is won, or reject the payment",
  paid_to_payer: "its account or its seller is the payer's own: reject it",
  round_trip:
    'its payee pays its payer too (see show): look at both, then complete with --acknowledge round_trip --reason <text>, or reject it',
  required_of_seller: 'only the seller of this request can name another account',
  being_paid: 'a card payment for it has begun',
  gateway_silent:
    'The gateway does not say whether the card was charged. Nothing is lost: run the command again in a minute.',
  capture_refused: 'The card could not be charged.',
  transfer_day_not_reached: 'Its day has not come.',
}

export const transferRefusals: Messages<typeof transfers> = {
  transfer_file_not_found: 'There is no such file.',
  bank_closed: 'No file: banks are closed on that day.',
  day_not_reached: 'No file: that day has not come yet, and until then its payments can be cancelled.',
  nothing_due: 'No file: no transfer is due that stands in no file yet.',
  transfer_result_refused: 'Nothing was taken over from this file.',
  not_transferred: 'nothing of it was sent that could come back',
  no_open_return: 'no money came back that somebody has to decide about',
  same_examiner: 'another person than the one who recorded the return must decide: somebody else has to sign in',
  account_not_found: "its payee has no such account: see the supplier's accounts",
  charged_back: 'the issuer took the money back already (see chargebacks): nothing is left to refund',
}

export const acquirerRefusals: Messages<typeof acquirer> = {
  statement_wrong: 'Nothing was taken over from this statement.',
  statement_differs: 'Another statement of this id was read before: ask the acquirer which one holds.',
  no_open_chargeback: 'There is no such chargeback that somebody has to decide about.',
  same_examiner: 'Another person than the one who read its statement must decide: somebody else has to sign in.',
  reversed: 'The acquirer has given the money back: it is won.',
  not_reversed: 'No statement has given the money back yet: it is won once one does.',
}

export const partyRefusals: Messages<typeof parties> = {
  supplier_not_found: 'there is none',
  supplier_status:
    'its status does not allow that: it is decided already, or escalated already; an approved one is escalated before it is rejected',
  company_not_found: 'There is no such company.',
  company_not_changeable: 'It was rejected, or has left the service.',
  company_form_other: 'It has another form of business: give fields of its own form.',
  company_unchanged: 'It is so already.',
  company_invalid: 'Some values are invalid.',
  company_not_under_review: 'This company is not under review.',
  redirect_uri_invalid: 'A redirect goes to an https address, or to http://127.0.0.1, without a fragment.',
  oauth_client_not_found: 'There is no such client in use.',
}

export const verificationRefusals: Messages<typeof verification> = {
  company_not_verifiable: 'This company is not registered, or verified already.',
}

export const freezeRefusals: Messages<typeof freezes> = {
  freeze_subject_not_found: 'there is none, or it has left the service',
  already_frozen: 'it is frozen already: see frozen',
  not_frozen: 'it is not frozen',
  user_not_found: 'There is no such user.',
}

export const promotionRefusals: Messages<typeof promotionCodes> = {
  promotion_exists: 'There is such a code already. Codes are not changed: payments were made with them.',
}

export const operationRefusals: Messages<typeof operations> = {
  no_queue: 'No worker has run on this database yet.',
  job_not_found: 'There is no such job.',
  job_needs_subject: 'It is done for something, when it is asked for: it cannot be run by itself.',
  job_not_retryable: 'There is no failed job of that id.',
  mail_not_undelivered: 'There is no undelivered mail of that id that would still be of use.',
  mail_in_progress: 'It is tried again by itself: `backoffice jobs sendMail` shows when, `retry-job` hurries it.',
  finding_not_found: 'There is no such open finding.',
}
