import { acknowledged } from './acknowledged.ts'
import { audit } from './audit.ts'
import { charges } from './charges.ts'
import { counters } from './counters.ts'
import { doubles } from './doubles.ts'
import { drafts } from './drafts.ts'
import { drained } from './drained.ts'
import { files } from './files.ts'
import { keys } from './keys.ts'
import { ledger } from './ledger.ts'
import { notices } from './notices.ts'
import { once } from './once.ts'
import { receipts } from './receipts.ts'
import { requests } from './requests.ts'
import { returns } from './returns.ts'
import { settled } from './settled.ts'
import { statuses } from './statuses.ts'
import { transfers } from './transfers.ts'
import type { Invariant, Violation, World } from './world.ts'

const invariants: Readonly<Record<string, Invariant>> = {
  acknowledged,
  audit,
  charges,
  counters,
  doubles,
  drafts,
  drained,
  files,
  keys,
  ledger,
  notices,
  once,
  receipts,
  requests,
  returns,
  settled,
  statuses,
  transfers,
}

/** Everything in a quiet world that must not be; empty where all holds. */
export async function judge(world: World): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [invariant, find] of Object.entries(invariants)) {
    // The same thing may have been found many times.
    const findings = new Map((await find(world)).map(finding => [`${finding.about} ${finding.text}`, finding]))
    for (const { about, text } of findings.values()) violations.push({ invariant, about, text })
  }
  return violations
}
