/** The command line was wrong: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command was understood and cannot be done now: exit code 1. */
export class BackofficeRefusal extends Error {
  override name = 'BackofficeRefusal'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const usage = `The examiner's side of the service.

Usage: pnpm backoffice <command> [id] [options]

  list                          payments under examination and reserved ones
      --status <1..8>             only this status
      --action-required           only those that wait for their owner
  show <id>                     one payment with payee, card, timeline and history
  check <id>                    first check: status 1 to 2
  complete <id>                 second person's check: charges the card, status 2 to 3
      --acknowledge round_trip    though its payee pays its payer too, with --reason <text>
  require-action <id>           ask the owner; unanswered for 3 business days it is cancelled
      --reason <1..7>             1 evidence unreadable, 2 amount, 3 payee, 4 more evidence,
                                  5 authorise again, 6 transfer returned, 7 supplier escalated
      --comment <text>            what the owner reads
  transfer-file [day]           write what is due into one file for the bank (全銀 総合振込)
      --out <path>                where to put it; 2026-11-30-1 gives a file again
  transfer-files                files that were made
  transfer-result <day>-<n>     read what the bank sent back: transferred, or returned (reason 6)
      --in <path>                 the file of the bank
  transfer-done <id>            the bank has said so another way: status 3 to 4, receipt issued
  transfer-returned <id>        money that was sent came back: --comment <the bank's reason>
  returned-transfers            what came back and waits for a second person's decision
  resend-transfer <id>          send it again on the next business day
      --account <id>              to this account of the payee instead of the same one
  refund-transfer <id>          give the card's money back instead, with the fee
  reject <id>                   refuse a payment: the card is voided or refunded
      --comment <text>            kept in the history
  registrations                 companies whose registration waits for a person
  approve-registration <id>     the company may pay from now on, and is told so
  reject-registration <id>      the company may not, and is told so
  suppliers                     suppliers that nobody has decided about
  approve-supplier <id>         Unapproved or Escalation to Approved
  escalate-supplier <id>        Unapproved to Escalation, with --comment
  reject-supplier <id>          no new payments to it from now on, with --comment
  promotions                    promotion codes
  promotion <code>              add one: --rate <percent> --from <day> --until <day>
      --minimum <yen>             least fee; as without a code unless given
      --max-uses <n>              in total; --max-per-company <n> for each company
      --first-only                only for a company's first payment
      --comment <text>            kept in the audit log
  oauth-client <name>           let a client ask users for access; says its secret, once
      --redirect <url>            where it takes answers; may be given several times
  revoke-oauth-client <id>      end a client and all access that it was given
  jobs [name]                   queues with their backlog, failures and next run; of one job those not done
  run-job <name>                run a scheduled job now, e.g. reconcilePayments
  retry-job <id>                try a failed job again at once
  mails                         mails that no mail server took, with its answer
  retry-mail <id>               send one of them again
  audit                         check now that ledger, audit chains, invoices, transfers, files and counters
                                fit together, and list what the nightly comparison found
      --acknowledge <n>           close finding n as it is, with --reason <text>

Options
  --as <name>     who you are; the second check must be another person
                  (only in the environment local: examiner-1, for complete examiner-2)
  --json          one JSON document on standard output
  --help          this text

An id is a number or I-00000001. The database is DATABASE_URL, or that of the local
instance (DATA_DIR, default .data).

Exit codes: 0 done, 1 refused or not found, 2 wrong usage, 3 gateway silent (try again), 70 defect.`
