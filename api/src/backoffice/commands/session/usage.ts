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

/** No answer came, so nobody knows whether the command was carried out: exit code 3. */
export class BackofficeUnreachable extends Error {
  override name = 'BackofficeUnreachable'
  constructor(cause: unknown) {
    super(
      'The back office does not answer. Is it running, and is BACKOFFICE_ORIGIN right? Then run the command again.',
      {
        cause,
      },
    )
  }
}

export const usage = `The examiner's side of the service.

Usage: pnpm backoffice <command> [id] [options]

  sign-in --as <name>           with password and code of the second factor; lasts 30 minutes.
                                The first one sets both. Not asked for where they are on standard
                                input, a line each, or in BACKOFFICE_PASSWORD and BACKOFFICE_CODE
  sign-out                      ends the session; whoami says who is signed in, until when
  change-password               another password of your own

  list                          payments under examination and reserved ones
      --status <1..8>             only this status
      --action-required           only those that wait for their owner
  show <id>                     one payment with payer, payee, card, files, what was read from them
                                and what was applied for otherwise, timeline and history
  file <id> [n]                 save the n-th file that show lists, the first unless given: --out <path>;
                                the audit log has who got it
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
  acquirer-statement            take over what the acquirer paid: --in <path> of its statement; read again
                                it goes on with lines that could not be posted
  acquirer-statements           statements that were read
  chargebacks                   what issuers took back and waits for a second person's decision
  lose-chargeback <n>           the dispute is lost: --comment <text>; the audit log has it
  win-chargeback <n>            it is won, and a statement gave the money back: --comment <text>
  reject <id>                   refuse a payment: the card is voided or refunded
      --comment <text>            stored in the history
  registrations                 companies whose registration waits for a person
  registration <id>             one company with all that it gave, and what the register has of it;
                                the audit log has who read it
  approve-registration <id>     the company may pay from now on, and is notified
  reject-registration <id>      the company may not, and is notified
  change-company <id>           names, address or representative that documents show; its users are notified
      --set <field>=<value>       once or several times, fields as registration shows them
      --reason <text>             which documents; stored in the audit log
  letters                       letters with codes that wait for the printer
  print-letters                 print them as one PDF and notify the companies: --out <path>
  verify-company <id>           its documents show that it is the one of the register: --comment <which>
  suppliers                     suppliers that nobody has decided about, why and since when
      --status <status>           only these: Unapproved or Escalation
  supplier <id>                 one with its accounts now and before, who changed them, what registers
                                have of it, decisions and payments
  approve-supplier <id>         Unapproved or Escalation to Approved
  escalate-supplier <id>        Unapproved to Escalation, with --comment
  reject-supplier <id>          no new payments to it from now on, with --comment
  freeze <what> <id>            user, company, supplier or card: stop its use, with --reason <text>;
                                says what becomes of payments in progress
  unfreeze <what> <id>          what it held goes on, with --reason <text>
  frozen                        what is frozen, since when, by whom and why
  end-sessions <user id>        sign a user out on every device
  promotions                    promotion codes
  promotion <code>              add one: --rate <percent> --from <day> --until <day>
      --minimum <yen>             least fee; as without a code unless given
      --max-uses <n>              in total; --max-per-company <n> for each company
      --first-only                only for a company's first payment
      --comment <text>            stored in the audit log
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

  roles                         who may do what: roles, accounts
  add-examiner <name>           --name <who it is> --role <role>, the last once or several times:
                                first_check, second_check, support, admin
  set-roles <name>              --role, once or several times
  disable-examiner <name>       nobody signs in to it any more
  reset-examiner <name>         a new first sign-in: second factor or password lost, or disabled before
  vouch-for <name>              an account that another admin made or reset is its person's; ask them in person.
                                Until then it only reads
  create-admin <name>           the first two admins: needs DATABASE_URL; --name <who>

Options
  --as <name>     which of the accounts that are signed in; needed where several are
                  (the environment local has sato and suzuki, who sign in by themselves:
                  suzuki for complete, resend-transfer, refund-transfer, lose-chargeback and
                  win-chargeback, else sato)
  --json          one JSON document on standard output
  --help          this text
  --after <n>     the next page of list, suppliers, registrations and frozen, which end with it
                  where there is more

An id is a number or I-00000001. The back office is BACKOFFICE_ORIGIN, or that of the local
instance (DATA_DIR, default .data); sessions are stored in DATA_DIR, closed to others.

Exit codes: 0 done, 1 refused or not found, 2 wrong usage, 3 gateway or back office silent (try again), 70 defect.`
