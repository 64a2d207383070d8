import type { DocumentVariant } from '@invoice-card/environment/schema'

interface Counted {
  hour: Date
  environment: string
  sequence: number
  variant: DocumentVariant
}

interface Origin extends Counted {
  /** `remote_payments@1.0.0-1a2b3c4d5e`. */
  release: string
  route: string
}

interface PageErrors extends Origin {
  kind: 'error' | 'load' | 'policy'
  /** Hash of what makes two of them the same. */
  fingerprint: string
  message: string
  stack: string | null
  trace_id: string | null
  count: number
  first_at: Date
  last_at: Date
}

interface PageVitals extends Origin {
  name: string
  /** Logarithm of the value to the base 1.2: see shared/environment/src/vital-step.ts. */
  step: number
  count: number
}

interface PageDocuments extends Counted {
  /** Documents that were opened while a canary ran. */
  opened: number
  /** Those in which something failed. */
  failed: number
}

/** What pages report. */
export interface ReportsTables {
  page_errors: PageErrors
  page_vitals: PageVitals
  page_documents: PageDocuments
}
